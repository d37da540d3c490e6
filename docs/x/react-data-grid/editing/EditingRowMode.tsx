import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, STATUSES, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', width: 140 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110, editable: true },
  { field: 'unitPrice', headerName: 'Price (USD)', type: 'number', width: 120, editable: true },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...STATUSES],
    width: 130,
    editable: true,
  },
];

export default function EditingRowMode() {
  const [rows, setRows] = React.useState(() => createOrders(30));
  const [message, setMessage] = React.useState('Double-click a row, then press Tab.');

  const saveOrder = (next: Order) => {
    const saved = { ...next, total: next.quantity * next.unitPrice };
    setRows((all) => all.map((row) => (row.id === saved.id ? saved : row)));
    const total = saved.total.toLocaleString('en-US');
    setMessage(`Saved ${saved.id}: ${saved.quantity} × $${saved.unitPrice} = $${total}.`);
    return saved;
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 400 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Order lines"
          editMode="row"
          processRowUpdate={saveOrder}
          hideFooter
        />
      </div>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
