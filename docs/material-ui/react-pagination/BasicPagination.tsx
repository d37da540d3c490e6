import Pagination from '@mui/material/Pagination';

export default function BasicPagination() {
  return <Pagination count={8} aria-label="Guest book pages" />;
}
