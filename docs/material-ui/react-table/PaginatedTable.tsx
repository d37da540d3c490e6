import * as React from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';

const rooms = Array.from({ length: 23 }, (_, index) => ({
  name: `Room ${101 + index}`,
  beds: (index % 3) + 1,
}));

export default function PaginatedTable() {
  const [page, setPage] = React.useState(0);
  const [rowsPerPage, setRowsPerPage] = React.useState(5);
  const first = page * rowsPerPage;

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Table size="small" aria-label="Rooms">
        <TableHead>
          <TableRow>
            <TableCell>Room</TableCell>
            <TableCell align="right">Beds</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rooms.slice(first, first + rowsPerPage).map(({ name, beds }) => (
            <TableRow key={name}>
              <TableCell>{name}</TableCell>
              <TableCell align="right">{beds}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <TablePagination
        component="div"
        count={rooms.length}
        page={page}
        onPageChange={(_event, next) => setPage(next)}
        rowsPerPage={rowsPerPage}
        rowsPerPageOptions={[5, 10]}
        onRowsPerPageChange={(event) => {
          setRowsPerPage(Number(event.target.value));
          setPage(0);
        }}
        sx={(theme) => ({
          '& .MuiTablePagination-select:focus-visible': { outline: '2px solid' },
          [theme.breakpoints.down('sm')]: {
            '& .MuiTablePagination-selectLabel': { display: 'none' },
            '& .MuiTablePagination-input': { mx: 0 },
            '& .MuiTablePagination-actions': { ml: 1 },
          },
        })}
      />
    </Box>
  );
}
