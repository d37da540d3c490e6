import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

interface Reading {
  id: number;
  meter: string;
  reading: number;
  state: 'Open' | 'Billed';
}

const columns: GridColDef<Reading>[] = [
  { field: 'meter', headerName: 'Meter', flex: 1, minWidth: 120 },
  { field: 'reading', headerName: 'Reading (m³)', type: 'number', width: 130, editable: true },
  { field: 'state', headerName: 'State', width: 100 },
];

const rows: Reading[] = [
  { id: 1, meter: 'Laundry', reading: 418, state: 'Open' },
  { id: 2, meter: 'Kitchen', reading: 1096, state: 'Billed' },
  { id: 3, meter: 'Garden', reading: 77, state: 'Open' },
];

export default function EditingSomeCells() {
  return (
    <div style={{ height: 230, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Water meters"
        isCellEditable={(params) => params.row.state === 'Open'}
        sx={{
          [`& .${gridClasses['cell--editable']}`]: {
            bgcolor: 'action.hover',
            textDecoration: 'underline dotted',
          },
        }}
        hideFooter
      />
    </div>
  );
}
