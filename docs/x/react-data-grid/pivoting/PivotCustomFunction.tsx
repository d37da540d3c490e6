import * as React from 'react';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type DataGridPremiumProps,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../../_data/orders';

/** The share of returned orders in percent, from a column of ones and zeros. */
const share: GridAggregationFunction<number, number> = {
  label: 'share',
  columnTypes: ['number'],
  apply: ({ values }) => {
    const numbers = values.filter((value) => value !== undefined);
    return numbers.length === 0
      ? null
      : (100 * numbers.reduce((sum, value) => sum + value, 0)) / numbers.length;
  },
  valueFormatter: (value?: number | null) => (value == null ? '' : `${value.toFixed(1)}%`),
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, share };

const columns: GridColDef<Order>[] = [
  { field: 'category', headerName: 'Category' },
  { field: 'country', headerName: 'Country' },
  {
    field: 'returned',
    headerName: 'Returned',
    type: 'number',
    valueGetter: (_value, row) => (row.status === 'Returned' ? 1 : 0),
  },
];

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'country' }],
      columns: [{ field: 'category', sort: 'asc' }],
      values: [{ field: 'returned', aggFunc: 'share' }],
    },
  },
};

export default function PivotCustomFunction() {
  const [rows] = React.useState(() => createOrders(1000));

  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="Share of returned orders"
        aggregationFunctions={aggregationFunctions}
        pivotingColDef={{ width: 120 }}
        groupingColDef={{ headerName: 'Country', width: 150 }}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
