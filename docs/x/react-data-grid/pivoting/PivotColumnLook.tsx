import * as React from 'react';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../../_data/orders';

const usd = new Intl.NumberFormat('en-US', {
  notation: 'compact',
  style: 'currency',
  currency: 'USD',
});

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country' },
  { field: 'status', headerName: 'Status' },
  { field: 'quantity', headerName: 'Pieces', type: 'number' },
  {
    field: 'total',
    headerName: 'Revenue',
    type: 'number',
    valueFormatter: (value?: number | null) => (value ? usd.format(value) : ''),
  },
];

const pivotingColDef: DataGridPremiumProps['pivotingColDef'] = (field, path) => ({
  width: field === 'total' ? 110 : 90,
  headerName: field === 'total' ? 'Revenue' : 'Pieces',
  cellClassName: path[0] === 'Returned' ? 'returned' : '',
});

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'country' }],
      columns: [{ field: 'status', sort: 'desc' }],
      values: [
        { field: 'quantity', aggFunc: 'sum' },
        { field: 'total', aggFunc: 'sum' },
      ],
    },
  },
};

export default function PivotColumnLook() {
  const [rows] = React.useState(() => createOrders(400));

  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="Revenue by country and status"
        pivotingColDef={pivotingColDef}
        groupingColDef={{ headerName: 'Country', width: 130, hideDescendantCount: true }}
        initialState={initialState}
        sx={{ '& .returned': { color: 'error.main', bgcolor: 'action.hover' } }}
        hideFooter
      />
    </div>
  );
}
