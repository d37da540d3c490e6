import * as React from 'react';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import { harvest } from './harvest';
import { PaginationActions } from './PaginationActions';

const rowsPerPage = 3;

export default function PaginationActionsTable() {
  const [page, setPage] = React.useState(0);

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 460 }}>
      <Table size="small" aria-label="Harvest in August">
        <TableHead>
          <TableRow>
            <TableCell>Crop</TableCell>
            <TableCell>Bed</TableCell>
            <TableCell align="right">Weight</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {harvest.slice(page * rowsPerPage, (page + 1) * rowsPerPage).map((row) => (
            <TableRow key={row.crop}>
              <TableCell component="th" scope="row">
                {row.crop}
              </TableCell>
              <TableCell>{row.bed}</TableCell>
              <TableCell align="right">{row.weight} kg</TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TablePagination
              count={harvest.length}
              page={page}
              onPageChange={(_event, next) => setPage(next)}
              rowsPerPage={rowsPerPage}
              rowsPerPageOptions={[rowsPerPage]}
              ActionsComponent={PaginationActions}
            />
          </TableRow>
        </TableFooter>
      </Table>
    </Paper>
  );
}
