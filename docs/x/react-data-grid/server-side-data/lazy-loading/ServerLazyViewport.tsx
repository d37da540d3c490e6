import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../../../_data/orders';
import { createServer } from '../../../_data/server';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', width: 130 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

export default function ServerLazyViewport() {
  const [log, setLog] = React.useState({ count: 0, last: '' });

  const dataSource = React.useMemo<GridDataSource>(() => {
    const server = createServer(createOrders(20_000));
    return {
      getRows: ({ start, end, sortModel, filterModel }) => {
        setLog(({ count }) => ({ count: count + 1, last: `rows ${start} to ${end}` }));
        return server.query({ start: Number(start), end, sortModel, filterModel });
      },
    };
  }, []);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 420 }}>
        <DataGridPro
          lazyLoading
          columns={columns}
          dataSource={dataSource}
          label="20,000 orders"
          initialState={{ pagination: { paginationModel: { pageSize: 50 } } }}
        />
      </div>
      <Typography variant="body2" role="status">
        Request {log.count}: {log.last}
      </Typography>
    </Stack>
  );
}
