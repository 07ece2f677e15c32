import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationLooks() {
  return (
    <Stack spacing={2}>
      <Pagination aria-label="Text" count={5} siblingCount={0} />
      <Pagination aria-label="Outlined" count={5} variant="outlined" shape="rounded" defaultPage={2} siblingCount={0} />
      <Pagination aria-label="Small, primary" count={5} color="primary" size="small" defaultPage={3} siblingCount={0} />
      <Pagination aria-label="Disabled" count={5} disabled siblingCount={0} />
    </Stack>
  );
}
