import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function BookFacts() {
  return (
    <Stack
      direction="row"
      spacing={1.5}
      divider={<Divider orientation="vertical" flexItem aria-hidden="true" />}
      sx={{ typography: 'body2', alignItems: 'center' }}
    >
      <span>312 pages</span>
      <span>Shelf 4B</span>
      <span>2 copies in</span>
    </Stack>
  );
}
