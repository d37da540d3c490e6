import * as React from 'react';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../../_data/orders';

/** How many different values there are. */
const distinct: GridAggregationFunction<unknown, number> = {
  label: 'different',
  apply: ({ values }) => new Set(values.filter((value) => value != null)).size,
  valueFormatter: (value: number) => `${value} different`,
  hasCellUnit: false,
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, distinct };

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'product', headerName: 'Product', width: 160 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 150 },
];

const initialState = {
  rowGrouping: { model: ['country'] },
  aggregation: { model: { customer: 'distinct', product: 'distinct', total: 'sum' } },
  columns: { columnVisibilityModel: { country: false } },
};

export default function AggregationDistinct() {
  const [rows] = React.useState(() => createOrders(200));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="Customers and products of each country"
        aggregationFunctions={aggregationFunctions}
        groupingColDef={{ headerName: 'Country', width: 160 }}
        initialState={initialState}
      />
    </div>
  );
}
