import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', width: 130 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const initialState = {
  filter: { filterModel: { items: [], quickFilterValues: ['lamp', 'japan'] } },
};

export default function QuickFilterWords() {
  const [rows] = React.useState(() => createOrders(300));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Orders to search"
        showToolbar
        initialState={initialState}
      />
    </div>
  );
}
