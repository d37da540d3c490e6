import * as React from 'react';
import TablePagination from '@mui/material/TablePagination';

export default function TablePages() {
  const [page, setPage] = React.useState(0);
  const [rowsPerPage, setRowsPerPage] = React.useState(25);

  return (
    <TablePagination
      component="div"
      count={238}
      page={page}
      rowsPerPage={rowsPerPage}
      rowsPerPageOptions={[10, 25, 50]}
      labelRowsPerPage="Loans per page:"
      onPageChange={(_event, value) => setPage(value)}
      onRowsPerPageChange={(event) => {
        setRowsPerPage(Number(event.target.value));
        setPage(0);
      }}
      sx={(theme) => ({
        '& .MuiTablePagination-select:focus-visible': { outline: '2px solid' },
        maxWidth: '100%',
        [theme.breakpoints.down('sm')]: {
          '& .MuiTablePagination-selectLabel': { display: 'none' },
          '& .MuiTablePagination-input': { mx: 0 },
          '& .MuiTablePagination-actions': { ml: 1 },
        },
      })}
    />
  );
}
