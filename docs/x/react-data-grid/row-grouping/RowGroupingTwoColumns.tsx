import * as React from 'react';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'category', headerName: 'Category', width: 130 },
  { field: 'product', headerName: 'Product', width: 140 },
  { field: 'date', headerName: 'Date', type: 'date', width: 120 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

const initialState = {
  rowGrouping: { model: ['country', 'category'] },
  columns: { columnVisibilityModel: { country: false, category: false } },
};

export default function RowGroupingTwoColumns() {
  const [rows] = React.useState(() => createOrders(200));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="Orders by country and category"
        rowGroupingColumnMode="multiple"
        groupingColDef={{ width: 170 }}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'Brazil'}
        initialState={initialState}
      />
    </div>
  );
}
