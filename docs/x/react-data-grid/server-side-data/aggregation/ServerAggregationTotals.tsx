import * as React from 'react';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { SERVER_FUNCTIONS, createGridServer } from '../../../_data/gridServer';
import { createOrders, type Order } from '../../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', width: 130 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 130 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 150 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  pagination: { paginationModel: { pageSize: 10 } },
  aggregation: { model: { quantity: 'avg', total: 'sum' } },
};

export default function ServerAggregationTotals() {
  const [dataSource] = React.useState<GridDataSource>(() => createGridServer(createOrders(2000)));

  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPremium
        columns={columns}
        dataSource={dataSource}
        label="Orders with totals of all pages"
        aggregationFunctions={SERVER_FUNCTIONS}
        showToolbar
        pagination
        pageSizeOptions={[10]}
        initialState={initialState}
        disableRowGrouping
      />
    </div>
  );
}
