import * as React from 'react';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../../_data/orders';

const usd = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'product', headerName: 'Product', width: 140 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 140,
    valueFormatter: (value?: number | null) => (value == null ? '' : usd.format(value)),
  },
  { field: 'date', headerName: 'Date', type: 'date', width: 130 },
];

const initialState = {
  rowGrouping: { model: ['country'] },
  aggregation: { model: { quantity: 'avg', total: 'sum', date: 'max' } },
  sorting: { sortModel: [{ field: 'total', sort: 'desc' as const }] },
  columns: { columnVisibilityModel: { country: false } },
};

export default function RowGroupingTotals() {
  const [rows] = React.useState(() => createOrders(400));

  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="Sales by country, largest first"
        groupingColDef={{ headerName: 'Country', width: 180 }}
        initialState={initialState}
      />
    </div>
  );
}
