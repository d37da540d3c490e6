import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';
import { createServer } from '../../_data/server';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', width: 130 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 120 },
];

const FIELDS = ['id', 'customer', 'product', 'status'] as const;

/** Each word has to occur in one of the fields, as in the grid’s own quick filter. */
const search = (rows: readonly Order[], words: readonly string[]) =>
  rows.filter((row) =>
    words.every((word) => FIELDS.some((field) => row[field].toLowerCase().includes(word))),
  );

export default function ServerDataQuickSearch() {
  const [asked, setAsked] = React.useState('');

  const dataSource = React.useMemo<GridDataSource>(() => {
    const orders = createOrders(5000);
    return {
      getRows: async ({ start, end, filterModel, sortModel }) => {
        const words = (filterModel.quickFilterValues ?? []).map((word) =>
          String(word).toLowerCase(),
        );
        const server = createServer(search(orders, words));
        const answer = await server.query({ start: Number(start), end, sortModel });
        setAsked(`${answer.rowCount} orders match ${words.join(' and ') || 'an empty search'}.`);
        return answer;
      },
    };
  }, []);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 420 }}>
        <DataGrid
          columns={columns}
          dataSource={dataSource}
          label="Orders to search"
          showToolbar
          disableColumnFilter
          initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
          pageSizeOptions={[25]}
        />
      </div>
      <Typography variant="body2" role="status">
        {asked}
      </Typography>
    </Stack>
  );
}
