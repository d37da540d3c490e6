import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'date', headerName: 'Date', type: 'date', width: 120 },
];

export default function ScrollingEnd() {
  const [all] = React.useState(() => createOrders(300));
  const [count, setCount] = React.useState(30);
  const rows = React.useMemo(() => all.slice(0, count), [all, count]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 380 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          label="Orders that grow at the end"
          scrollEndThreshold={200}
          onRowsScrollEnd={() => setCount((current) => Math.min(current + 30, all.length))}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status">
        {count} of {all.length} orders are loaded.
      </Typography>
    </Stack>
  );
}
