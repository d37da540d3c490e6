import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Bed {
  id: number;
  crop: string;
  length: number;
  covered: boolean;
}

const columns: GridColDef<Bed>[] = [
  { field: 'crop', headerName: 'Crop', flex: 1, minWidth: 130, editable: true },
  { field: 'length', headerName: 'Length (m)', type: 'number', width: 120, editable: true },
  { field: 'covered', headerName: 'Covered', type: 'boolean', width: 100, editable: true },
];

const initialRows: Bed[] = [
  { id: 1, crop: 'Spinach', length: 12, covered: false },
  { id: 2, crop: 'Lamb’s lettuce', length: 8, covered: true },
  { id: 3, crop: 'Winter leek', length: 20, covered: false },
];

export default function EditingRowMode() {
  const [rows, setRows] = React.useState(initialRows);
  const [message, setMessage] = React.useState('Nothing saved yet.');

  const saveBed = (next: Bed) => {
    setRows((previous) => previous.map((row) => (row.id === next.id ? next : row)));
    setMessage(`${next.crop}: ${next.length} m, ${next.covered ? 'covered' : 'open'}.`);
    return next;
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 230 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Beds in the greenhouse"
          editMode="row"
          processRowUpdate={saveBed}
          hideFooter
        />
      </div>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
