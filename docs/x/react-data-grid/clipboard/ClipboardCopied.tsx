import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Load {
  id: number;
  truck: string;
  gravel: number;
  checked: boolean;
}

const columns: GridColDef<Load>[] = [
  { field: 'truck', headerName: 'Truck', flex: 1, minWidth: 110 },
  { field: 'gravel', headerName: 'Gravel (kg)', type: 'number', width: 130 },
  { field: 'checked', headerName: 'Checked', type: 'boolean', width: 100 },
];

const rows: Load[] = [
  { id: 1, truck: 'North 1', gravel: 12400, checked: true },
  { id: 2, truck: 'North 2', gravel: 9850, checked: false },
  { id: 3, truck: 'South 1', gravel: 14100, checked: true },
];

export default function ClipboardCopied() {
  const [copied, setCopied] = React.useState('');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 230 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Loads of gravel"
          checkboxSelection
          disableRowSelectionOnClick
          onClipboardCopy={setCopied}
          hideFooter
        />
      </div>
      <Typography role="status" component="div" sx={{ whiteSpace: 'pre-wrap' }}>
        {copied === '' ? 'Nothing copied yet. Click a cell and press Ctrl+C.' : copied}
      </Typography>
    </Stack>
  );
}
