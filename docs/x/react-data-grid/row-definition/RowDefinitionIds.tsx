import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createEmployees } from '../../_data/employees';

type Seat = { row: string; seat: number; price: number; guest: string };

function createSeats(): Seat[] {
  const guests = createEmployees(30);
  return guests.map(({ name, id }, index) => ({
    row: 'ABCDEF'[Math.floor(index / 5)] ?? 'A',
    seat: (index % 5) + 1,
    price: 20 + (id % 3) * 8,
    guest: name,
  }));
}

const columns: GridColDef<Seat>[] = [
  { field: 'row', headerName: 'Row', width: 90 },
  { field: 'seat', headerName: 'Seat', type: 'number', width: 90 },
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 140 },
  { field: 'price', headerName: 'Price (USD)', type: 'number', width: 120 },
];

const getRowId = (row: Seat) => `${row.row}${row.seat}`;

export default function RowDefinitionIds() {
  const [rows] = React.useState(createSeats);
  const [id, setId] = React.useState('none yet');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 380 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          getRowId={getRowId}
          label="Seats, identified by row and number"
          onRowClick={(params) => setId(String(params.id))}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status">
        Id of the last row you clicked: {id}
      </Typography>
    </Stack>
  );
}
