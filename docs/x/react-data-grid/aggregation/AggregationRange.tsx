import * as React from 'react';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../../_data/orders';

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

interface Period {
  first: Date;
  last: Date;
}

const period: GridAggregationFunction<Date, Period> = {
  label: 'period',
  columnTypes: ['date'],
  apply: ({ values }) => {
    const times = values.filter((value) => value !== undefined).map(Number);
    return times.length === 0
      ? null
      : { first: new Date(Math.min(...times)), last: new Date(Math.max(...times)) };
  },
  valueFormatter: (value?: Period | null) =>
    value ? `${day.format(value.first)} to ${day.format(value.last)}` : '',
  hasCellUnit: false,
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, period };

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 130 },
  { field: 'id', headerName: 'Order', width: 120 },
  { field: 'date', headerName: 'Date', type: 'date', width: 170 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 150 },
];

const initialState = {
  rowGrouping: { model: ['customer'] },
  aggregation: { model: { date: 'period', total: 'sum' } },
  columns: { columnVisibilityModel: { customer: false } },
};

export default function AggregationRange() {
  const [rows] = React.useState(() => createOrders(70));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="Customers with the period of their orders"
        aggregationFunctions={aggregationFunctions}
        groupingColDef={{ headerName: 'Customer', width: 170 }}
        initialState={initialState}
      />
    </div>
  );
}
