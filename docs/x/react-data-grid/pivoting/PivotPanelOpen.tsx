import * as React from 'react';
import {
  DataGridPremium,
  GridSidebarValue,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', pivotable: false },
  { field: 'customer', headerName: 'Customer' },
  { field: 'country', headerName: 'Country' },
  { field: 'category', headerName: 'Category' },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  sidebar: { open: true, value: GridSidebarValue.Pivot },
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'customer' }],
      columns: [{ field: 'category', sort: 'asc', hidden: true }],
      values: [
        { field: 'total', aggFunc: 'sum' },
        { field: 'quantity', aggFunc: 'avg' },
      ],
    },
  },
};

export default function PivotPanelOpen() {
  const [rows] = React.useState(() => createOrders(300));

  return (
    <div style={{ height: 500, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="Orders with an open pivot panel"
        showToolbar
        groupingColDef={{ width: 130 }}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
