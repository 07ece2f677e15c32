import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';

export default function PaginationLinks() {
  return (
    <Pagination
      aria-label="Pages of the catalog"
      count={8}
      page={3}
      siblingCount={0}
      renderItem={(item) => (
        <PaginationItem component="a" href={`?page=${item.page}#pages-with-an-address`} {...item} />
      )}
    />
  );
}
