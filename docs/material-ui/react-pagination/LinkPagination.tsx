import * as React from 'react';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';

export default function LinkPagination() {
  const [page, setPage] = React.useState(2);

  const handleChange = (event: React.ChangeEvent<unknown>, value: number) => {
    event.preventDefault();
    setPage(value);
  };

  return (
    <Pagination
      count={6}
      page={page}
      onChange={handleChange}
      aria-label="Catalog pages"
      renderItem={(item) => (
        <PaginationItem
          component="a"
          href={item.disabled ? undefined : `?page=${item.page}`}
          {...item}
        />
      )}
    />
  );
}
