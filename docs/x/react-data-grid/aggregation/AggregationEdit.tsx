import * as React from 'react';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'unitPrice', headerName: 'Price (USD)', type: 'number', width: 130 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 130, editable: true },
  {
    field: 'total',
    headerName: 'Total (USD)',
    type: 'number',
    width: 150,
    valueGetter: (_value, row) => row.quantity * row.unitPrice,
  },
];

const initialState = { aggregation: { model: { quantity: 'sum', total: 'sum' } } };

export default function AggregationEdit() {
  const [rows] = React.useState(() => createOrders(24));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="An order form with totals"
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
