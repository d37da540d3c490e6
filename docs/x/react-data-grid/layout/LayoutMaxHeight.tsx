import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

export default function LayoutMaxHeight() {
  const [orders] = React.useState(() => createOrders(40));
  const [count, setCount] = React.useState(2);
  const rows = React.useMemo(() => orders.slice(0, count), [orders, count]);

  return (
    <Stack spacing={1} sx={{ width: '100%', height: 400 }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button disabled={count === orders.length} onClick={() => setCount(count + 1)}>
          Add an order
        </Button>
        <Button disabled={count === 0} onClick={() => setCount(count - 1)}>
          Remove one
        </Button>
      </Stack>
      <div style={{ display: 'flex', flexDirection: 'column', maxHeight: 320 }}>
        <DataGrid rows={rows} columns={columns} label="Orders" hideFooter />
      </div>
    </Stack>
  );
}
