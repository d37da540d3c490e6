import * as React from 'react';
import CircularProgress, { type CircularProgressProps } from '@mui/material/CircularProgress';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { SERVER_FUNCTIONS, createGridServer } from '../../../_data/gridServer';
import { createOrders, type Order } from '../../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'category', headerName: 'Category' },
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', width: 140 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 140, editable: true },
];

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['category'] },
  aggregation: { model: { quantity: 'sum' } },
  columns: { columnVisibilityModel: { category: false, id: false } },
};

// Replaces the arrow while a group loads. The default ring doesn't have an accessible name.
function LoadingRows(props: CircularProgressProps) {
  return <CircularProgress {...props} aria-label="Loading rows" />;
}

export default function ServerAggregationEdit() {
  const [dataSource] = React.useState<GridDataSource>(() => createGridServer(createOrders(60)));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        columns={columns}
        dataSource={dataSource}
        label="Orders with totals that follow edits"
        aggregationFunctions={SERVER_FUNCTIONS}
        isGroupExpandedByDefault={(node) => node.id === 'Lighting'}
        groupingColDef={{ headerName: 'Category and order', leafField: 'id', width: 190 }}
        initialState={initialState}
        slots={{ baseCircularProgress: LoadingRows }}
        hideFooter
      />
    </div>
  );
}
