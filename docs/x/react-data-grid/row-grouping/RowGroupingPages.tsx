import * as React from 'react';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer' },
  { field: 'id', headerName: 'Order', width: 120 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 130 },
];

const initialState = {
  rowGrouping: { model: ['customer'] },
  columns: { columnVisibilityModel: { customer: false } },
  pagination: { paginationModel: { pageSize: 5 } },
};

export default function RowGroupingPages() {
  const [rows] = React.useState(() => createOrders(400));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="Customers, five on a page"
        pagination
        pageSizeOptions={[5, 10]}
        groupingColDef={{ headerName: 'Customer', width: 180 }}
        initialState={initialState}
      />
    </div>
  );
}
