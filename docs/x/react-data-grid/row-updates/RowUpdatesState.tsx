import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

export default function RowUpdatesState() {
  const [more] = React.useState(() => createOrders(60));
  const [rows, setRows] = React.useState(() => more.slice(0, 20));

  const add = () => setRows((all) => more.slice(0, all.length + 1));
  const increase = () =>
    setRows((all) =>
      all.map((row, index) => (index === 0 ? { ...row, quantity: row.quantity + 1 } : row)),
    );
  const remove = () => setRows((all) => all.slice(0, -1));

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={add} disabled={rows.length === more.length}>
          Add an order
        </Button>
        <Button onClick={increase} disabled={rows.length === 0}>
          One more of the first
        </Button>
        <Button onClick={remove} disabled={rows.length === 0}>
          Remove the last
        </Button>
      </Stack>
      <div style={{ height: 380 }}>
        <DataGrid rows={rows} columns={columns} label="Orders in state" />
      </div>
    </Stack>
  );
}
