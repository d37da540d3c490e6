import * as React from 'react';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../../_data/orders';

type Part = Pick<Order, 'quantity' | 'total'>;

/** The average price of a piece: orders with many pieces count more. */
const perPiece: GridAggregationFunction<Part, number> = {
  label: 'per piece',
  columnTypes: ['number'],
  getCellValue: ({ row }) => ({ quantity: row.quantity, total: row.total }),
  apply: ({ values }) => {
    const parts = values.filter((value) => value !== undefined);
    const pieces = parts.reduce((sum, part) => sum + part.quantity, 0);
    const total = parts.reduce((sum, part) => sum + part.total, 0);
    return pieces === 0 ? null : total / pieces;
  },
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, perPiece };

const columns: GridColDef<Order>[] = [
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120 },
  {
    field: 'unitPrice',
    headerName: 'Unit price',
    type: 'number',
    width: 150,
    availableAggregationFunctions: ['perPiece', 'min', 'max'],
    valueFormatter: (value?: number | null) => (value == null ? '' : `$${value.toFixed(2)}`),
  },
];

const initialState = {
  rowGrouping: { model: ['category'] },
  aggregation: { model: { quantity: 'sum', unitPrice: 'perPiece' } },
  columns: { columnVisibilityModel: { category: false } },
};

export default function AggregationWeighted() {
  const [rows] = React.useState(() => createOrders(120));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="Prices by category"
        aggregationFunctions={aggregationFunctions}
        groupingColDef={{ headerName: 'Category', width: 170 }}
        initialState={initialState}
      />
    </div>
  );
}
