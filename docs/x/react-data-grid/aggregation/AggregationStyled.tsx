import * as React from 'react';
import { DataGridPremium, gridClasses, type GridColDef } from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'product', headerName: 'Product', width: 160 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 130 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 150 },
];

const initialState = {
  rowGrouping: { model: ['category'] },
  aggregation: { model: { quantity: 'sum', total: 'sum' } },
  columns: { columnVisibilityModel: { category: false } },
};

export default function AggregationStyled() {
  const [rows] = React.useState(() => createOrders(40));

  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="Orders with highlighted totals"
        getAggregationPosition={() => 'footer'}
        defaultGroupingExpansionDepth={-1}
        groupingColDef={{ headerName: 'Category', width: 180 }}
        initialState={initialState}
        sx={{
          [`& .${gridClasses.footerCell}`]: { color: 'primary.main', fontWeight: 'bold' },
          [`& .${gridClasses['pinnedRows--bottom']} .${gridClasses.cell}`]: {
            bgcolor: 'action.selected',
          },
        }}
      />
    </div>
  );
}
