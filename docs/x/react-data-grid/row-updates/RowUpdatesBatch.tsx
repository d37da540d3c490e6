import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridRowModelUpdate,
} from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 120 },
];

export default function RowUpdatesBatch() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createOrders(60));
  const [message, setMessage] = React.useState('Nothing has changed yet.');

  const update = (status: string, change: GridRowModelUpdate) => {
    const ids = [...(apiRef.current?.getRowModels() ?? [])]
      .filter(([, row]) => row.status === status)
      .map(([id]) => id);
    apiRef.current?.updateRows(ids.map((id) => ({ ...change, id })));
    setMessage(`Orders changed in one call: ${ids.length}.`);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => update('Open', { status: 'Packed' })}>Pack open orders</Button>
        <Button onClick={() => update('Packed', { status: 'Shipped' })}>Ship packed orders</Button>
        <Button onClick={() => update('Returned', { _action: 'delete' })}>
          Delete returned orders
        </Button>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="Orders to change together"
        />
      </div>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
