import * as React from 'react';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'category', headerName: 'Category', width: 130 },
  { field: 'product', headerName: 'Product', width: 140 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'date', headerName: 'Date', type: 'date', width: 120 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'category' }, { field: 'product' }],
      columns: [{ field: 'date-quarter', sort: 'asc' }],
      values: [
        { field: 'quantity', aggFunc: 'sum' },
        { field: 'total', aggFunc: 'sum' },
      ],
    },
  },
};

export default function PivotSales() {
  const [rows] = React.useState(() => createOrders(600));

  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="Sales by product and quarter"
        showToolbar
        groupingColDef={{ headerName: 'Category and product', width: 190 }}
        defaultGroupingExpansionDepth={1}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
