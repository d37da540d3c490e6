import * as React from 'react';
import TablePagination from '@mui/material/TablePagination';

const whole = new Intl.NumberFormat('en-GB');

export default function FormattedPagination() {
  const [page, setPage] = React.useState(124);

  return (
    <TablePagination
      component="div"
      count={12500}
      page={page}
      rowsPerPage={50}
      rowsPerPageOptions={[50]}
      onPageChange={(_event, next) => setPage(next)}
      labelDisplayedRows={({ from, to, count }) =>
        `${whole.format(from)}–${whole.format(to)} of ${whole.format(count)}`
      }
    />
  );
}
