import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'country', headerName: 'Country', width: 110 },
];

const splitWords = (text: string) => text.split(' ').filter((word) => word !== '');

export default function QuickFilterOutside() {
  const [rows] = React.useState(() => createOrders(200));
  const [text, setText] = React.useState('desk');
  const filterModel = React.useMemo(
    () => ({ items: [], quickFilterValues: splitWords(text) }),
    [text],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        type="search"
        size="small"
        label="Search the orders"
        value={text}
        onChange={(event) => setText(event.target.value)}
        sx={{ maxWidth: 280 }}
      />
      <div style={{ height: 380 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Orders with a search field above"
          filterModel={filterModel}
          disableColumnFilter
        />
      </div>
    </Stack>
  );
}
