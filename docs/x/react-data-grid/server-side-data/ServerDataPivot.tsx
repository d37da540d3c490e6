import * as React from 'react';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { SERVER_FUNCTIONS, createGridServer, pivotField } from '../../_data/gridServer';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 130 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'country' }, { field: 'category' }],
      columns: [{ field: 'status', sort: 'asc' }],
      values: [{ field: 'total', aggFunc: 'sum' }],
    },
  },
};

/** The field has to be the one under which the server puts the value. */
const pivotingColDef = (field: string, path: string[]) => ({
  field: pivotField(field, path),
  width: 120,
});

export default function ServerDataPivot() {
  const [dataSource] = React.useState<GridDataSource>(() => createGridServer(createOrders(3000)));

  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGridPremium
        columns={columns}
        dataSource={dataSource}
        label="Sales by country and status, computed on a server"
        aggregationFunctions={SERVER_FUNCTIONS}
        pivotingColDef={pivotingColDef}
        groupingColDef={{ headerName: 'Country', width: 170 }}
        showToolbar
        initialState={initialState}
      />
    </div>
  );
}
