import * as React from 'react';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country' },
  { field: 'category', headerName: 'Category' },
  { field: 'customer', headerName: 'Customer' },
  { field: 'id', headerName: 'Order', width: 120 },
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'date', headerName: 'Date', type: 'date', width: 120 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 140 },
];

const initialState = {
  rowGrouping: { model: ['country', 'category', 'customer'] },
  aggregation: { model: { quantity: 'sum', total: 'sum' } },
  columns: { columnVisibilityModel: { country: false, category: false, customer: false } },
};

export default function RowGroupingLarge() {
  const [rows] = React.useState(() => createOrders(30_000));

  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="30,000 orders on three levels"
        rowHeight={40}
        groupingColDef={{ headerName: 'Country, category, customer', width: 260 }}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'Brazil'}
        initialState={initialState}
      />
    </div>
  );
}
