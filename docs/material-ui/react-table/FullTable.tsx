import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import { FullTableHead } from './FullTableHead';
import { FullTableToolbar } from './FullTableToolbar';
import { columns, initialGuests, sortGuests } from './guests';
import type { Sorting } from './guests';

const rowsPerPage = 5;

export default function FullTable() {
  const [guests, setGuests] = React.useState(initialGuests);
  const [sorting, setSorting] = React.useState<Sorting>({ key: 'arrival', direction: 'asc' });
  const [selected, setSelected] = React.useState<ReadonlySet<number>>(() => new Set([3]));
  const [page, setPage] = React.useState(0);

  const lastPage = Math.max(0, Math.ceil(guests.length / rowsPerPage) - 1);
  const shown = Math.min(page, lastPage);
  const rows = sortGuests(guests, sorting).slice(shown * rowsPerPage, (shown + 1) * rowsPerPage);

  const toggle = (id: number) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };
  const checkOut = () => {
    setGuests(guests.filter(({ id }) => !selected.has(id)));
    setSelected(new Set());
  };

  return (
    <Paper variant="outlined" sx={{ width: '100%', minWidth: 0 }}>
      <FullTableToolbar selectedCount={selected.size} onCheckOut={checkOut} />
      <TableContainer role="group" aria-label="Guests, scrollable" tabIndex={0}>
        <Table size="small" aria-label="Guests">
          <FullTableHead
            sorting={sorting}
            onSort={setSorting}
            selectedCount={selected.size}
            count={guests.length}
            onSelectAll={(all) => setSelected(new Set(all ? guests.map(({ id }) => id) : []))}
          />
          <TableBody>
            {rows.map((guest) => (
              <TableRow key={guest.id} hover selected={selected.has(guest.id)}>
                <TableCell padding="checkbox">
                  <Checkbox
                    checked={selected.has(guest.id)}
                    onChange={() => toggle(guest.id)}
                    slotProps={{ input: { 'aria-label': `Select ${guest.name}` } }}
                  />
                </TableCell>
                {columns.map(({ key, align }) => (
                  <TableCell key={key} align={align} sx={{ whiteSpace: 'nowrap' }}>
                    {guest[key]}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={guests.length}
        page={shown}
        onPageChange={(_event, next) => setPage(next)}
        rowsPerPage={rowsPerPage}
        rowsPerPageOptions={[rowsPerPage]}
      />
    </Paper>
  );
}
