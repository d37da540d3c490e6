import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../../_data/orders';
import { createServer } from '../../../_data/server';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'product', headerName: 'Product', width: 150 },
];

/** Takes as long as a request, and rejects when the signal aborts it. */
const wait = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, 1200);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('Canceled'));
    });
  });

export default function ServerRecipeAbort() {
  const [counts, setCounts] = React.useState({ answered: 0, canceled: 0 });

  const dataSource = React.useMemo<GridDataSource>(() => {
    const server = createServer(createOrders(1000), { delay: 0 });
    let controller = new AbortController();
    return {
      getRows: async ({ start, end, sortModel, filterModel }) => {
        controller.abort();
        controller = new AbortController();
        try {
          await wait(controller.signal);
        } catch (reason) {
          setCounts((all) => ({ ...all, canceled: all.canceled + 1 }));
          throw reason;
        }
        setCounts((all) => ({ ...all, answered: all.answered + 1 }));
        return server.query({ start: Number(start), end, sortModel, filterModel });
      },
    };
  }, []);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 400 }}>
        <DataGrid
          columns={columns}
          dataSource={dataSource}
          label="Orders from a slow server"
          initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
          pageSizeOptions={[25]}
        />
      </div>
      <Typography variant="body2" role="status">
        Answered requests: {counts.answered}. Canceled requests: {counts.canceled}.
      </Typography>
    </Stack>
  );
}
