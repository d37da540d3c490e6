import * as React from 'react';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../../_data/orders';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const columns: GridColDef<Order>[] = [
  {
    field: 'quarter',
    headerName: 'Quarter',
    valueGetter: (_value, { date }) => date && `Q${Math.floor(date.getMonth() / 3) + 1} 2025`,
  },
  {
    field: 'month',
    headerName: 'Month',
    valueGetter: (_value, { date }) => date && MONTHS[date.getMonth()],
  },
  { field: 'id', headerName: 'Order', width: 120 },
  { field: 'customer', headerName: 'Customer', width: 140 },
  { field: 'date', headerName: 'Date', type: 'date', width: 120 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 140 },
];

const initialState = {
  rowGrouping: { model: ['quarter', 'month'] },
  aggregation: { model: { total: 'sum' } },
  columns: { columnVisibilityModel: { quarter: false, month: false } },
};

export default function RowGroupingMonths() {
  const [rows] = React.useState(() => createOrders(300));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="Orders by quarter and month"
        groupingColDef={{ headerName: 'Period', width: 190 }}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'Q2 2025'}
        initialState={initialState}
      />
    </div>
  );
}
