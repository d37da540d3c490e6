import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 120 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130, sortable: false },
  { field: 'date', headerName: 'Date', type: 'date', width: 120, sortable: false },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120, sortable: false },
];

/** A server that knows "the rows after this order", but no page numbers and no total. */
function createCursorServer() {
  const orders = createOrders(90);
  return async function ask(after: string | undefined, size: number, descending: boolean) {
    await new Promise((resolve) => {
      setTimeout(resolve, 400);
    });
    const sorted = descending ? [...orders].reverse() : orders;
    const first = after === undefined ? 0 : sorted.findIndex(({ id }) => id === after) + 1;
    const items = sorted.slice(first, first + size);
    return { items, next: first + size < sorted.length ? items.at(-1)?.id : undefined };
  };
}

export default function ServerRecipeCursor() {
  const [request, setRequest] = React.useState('No request yet.');

  const dataSource = React.useMemo<GridDataSource>(() => {
    const ask = createCursorServer();
    const cursors = new Map<string, string>();
    return {
      getRows: async ({ start, end, sortModel }) => {
        const first = Number(start);
        const descending = sortModel[0]?.sort === 'desc';
        const cursor = cursors.get(`${descending} ${first}`);
        const { items, next } = await ask(cursor, end - first + 1, descending);
        if (next) cursors.set(`${descending} ${end + 1}`, next);
        setRequest(cursor ? `The ${items.length} orders after ${cursor}` : 'The first orders');
        return { rows: items, rowCount: next ? -1 : first + items.length };
      },
    };
  }, []);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 420 }}>
        <DataGrid
          columns={columns}
          dataSource={dataSource}
          label="Orders by cursor"
          initialState={{ pagination: { paginationModel: { pageSize: 25 }, rowCount: -1 } }}
          pageSizeOptions={[25]}
          disableColumnFilter
        />
      </div>
      <Typography variant="body2" role="status">
        {request}
      </Typography>
    </Stack>
  );
}
