import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
  { field: 'date', headerName: 'Date', type: 'date', width: 120 },
];

export default function ClipboardCopied() {
  const [rows] = React.useState(() => createOrders(40));
  const [copied, setCopied] = React.useState('');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 380 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Orders"
          checkboxSelection
          disableRowSelectionOnClick
          onClipboardCopy={setCopied}
          hideFooter
        />
      </div>
      <Box role="status" sx={{ whiteSpace: 'pre-wrap', fontFamily: 'monospace', fontSize: 14 }}>
        {copied === '' ? 'Nothing copied yet. Click a cell and press Ctrl+C.' : copied}
      </Box>
    </Stack>
  );
}
