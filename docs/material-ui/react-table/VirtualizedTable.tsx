import * as React from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { createParcels } from './parcels';

const rowHeight = 37;

export default function VirtualizedTable() {
  const [parcels] = React.useState(() => createParcels(10000));
  const scrollRef = React.useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: parcels.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  const visible = virtualizer.getVirtualItems();
  const first = visible[0]?.index ?? 0;
  const end = (visible.at(-1)?.index ?? -1) + 1;

  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      ref={scrollRef}
      role="group"
      aria-label="Parcels, scrollable"
      tabIndex={0}
      sx={{ height: 400 }}
    >
      <Table
        stickyHeader
        size="small"
        aria-label="Parcels"
        aria-rowcount={parcels.length + 1}
        sx={{ minWidth: 560, tableLayout: 'fixed' }}
      >
        <TableHead>
          <TableRow aria-rowindex={1}>
            <TableCell>Parcel</TableCell>
            <TableCell>From</TableCell>
            <TableCell>To</TableCell>
            <TableCell align="right">Weight</TableCell>
            <TableCell>State</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          <tr aria-hidden style={{ height: first * rowHeight }} />
          {parcels.slice(first, end).map(({ number, from, to, weight, state }, position) => (
            <TableRow
              key={number}
              hover
              aria-rowindex={first + position + 2}
              sx={{ height: rowHeight, '& td, & th': { whiteSpace: 'nowrap' } }}
            >
              <TableCell component="th" scope="row">
                {number}
              </TableCell>
              <TableCell>{from}</TableCell>
              <TableCell>{to}</TableCell>
              <TableCell align="right">{weight.toFixed(1)} kg</TableCell>
              <TableCell>{state}</TableCell>
            </TableRow>
          ))}
          <tr aria-hidden style={{ height: (parcels.length - end) * rowHeight }} />
        </TableBody>
      </Table>
    </TableContainer>
  );
}
