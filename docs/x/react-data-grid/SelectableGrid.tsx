import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';

interface Invoice {
  id: number;
  client: string;
  status: string;
}

const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'client', headerName: 'Client', flex: 1, minWidth: 150 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const rows: Invoice[] = [
  { id: 7041, client: 'Harbor Bakery', status: 'Open' },
  { id: 7042, client: 'Lindqvist Bikes', status: 'Paid' },
  { id: 7043, client: 'Studio Varga', status: 'Open' },
  { id: 7044, client: 'Northside Clinic', status: 'Open' },
];

export default function SelectableGrid() {
  const [selection, setSelection] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([7043]),
  });
  const count =
    selection.type === 'include' ? selection.ids.size : rows.length - selection.ids.size;

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 330 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Invoices"
          checkboxSelection
          disableRowSelectionOnClick
          isRowSelectable={(params) => params.row.status === 'Open'}
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          hideFooter
        />
      </div>
      <Typography role="status">{`Reminders to send: ${count}`}</Typography>
    </Stack>
  );
}
