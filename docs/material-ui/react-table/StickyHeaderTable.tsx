import * as React from 'react';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { createParcels } from './parcels';

export default function StickyHeaderTable() {
  const [parcels] = React.useState(() => createParcels(60));

  return (
    <Paper variant="outlined" sx={{ width: '100%', overflow: 'hidden' }}>
      <TableContainer
        role="group"
        aria-label="Today’s parcels, scrollable"
        tabIndex={0}
        sx={{ maxHeight: 380 }}
      >
        <Table stickyHeader size="small" aria-label="Today’s parcels" sx={{ minWidth: 560 }}>
          <TableHead>
            <TableRow>
              <TableCell sx={{ position: 'sticky', insetInlineStart: 0, zIndex: 3 }}>
                Parcel
              </TableCell>
              <TableCell>From</TableCell>
              <TableCell>To</TableCell>
              <TableCell align="right">Weight</TableCell>
              <TableCell>State</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {parcels.map(({ number, from, to, weight, state }) => (
              <TableRow key={number}>
                <TableCell
                  component="th"
                  scope="row"
                  sx={{ position: 'sticky', insetInlineStart: 0, bgcolor: 'background.default' }}
                >
                  {number}
                </TableCell>
                <TableCell>{from}</TableCell>
                <TableCell>{to}</TableCell>
                <TableCell align="right">{weight.toFixed(1)} kg</TableCell>
                <TableCell>{state}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Paper>
  );
}
