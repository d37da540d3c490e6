import * as React from 'react';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type DataGridPremiumProps,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../../_data/orders';

/** The value of the first row in the current order. */
const first: GridAggregationFunction<number, number> = {
  label: 'of the first row',
  columnTypes: ['number'],
  applySorting: true,
  apply: ({ values }) => values[0],
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, first };

const columns: GridColDef<Order>[] = [
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'id', headerName: 'Order', width: 120 },
  { field: 'date', headerName: 'Date', type: 'date', width: 130 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 200 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['category'] },
  aggregation: { model: { total: 'first' } },
  sorting: { sortModel: [{ field: 'date', sort: 'desc' }] },
  columns: { columnVisibilityModel: { category: false } },
};

export default function AggregationLatest() {
  const [rows] = React.useState(() => createOrders(80));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="Categories with the amount of the latest order"
        aggregationFunctions={aggregationFunctions}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'Storage'}
        groupingColDef={{ headerName: 'Category', width: 160 }}
        initialState={initialState}
      />
    </div>
  );
}
