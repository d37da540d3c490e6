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
  { field: 'country', headerName: 'Country' },
  { field: 'category', headerName: 'Category' },
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 130 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 150 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['country', 'category'] },
  aggregation: { model: { quantity: 'sum', total: 'sum' } },
  sorting: { sortModel: [{ field: 'total', sort: 'desc' }] },
  columns: { columnVisibilityModel: { country: false, category: false } },
};

export default function ServerAggregationGroups() {
  const [dataSource] = React.useState<GridDataSource>(() => createGridServer(createOrders(2000)));

  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPremium
        columns={columns}
        dataSource={dataSource}
        label="Countries by revenue, computed on a server"
        aggregationFunctions={SERVER_FUNCTIONS}
        groupingColDef={{ headerName: 'Country and category', width: 200 }}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
