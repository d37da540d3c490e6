import * as React from 'react';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { SERVER_FUNCTIONS, createGridServer, pivotField } from '../../../_data/gridServer';
import { createOrders } from '../../../_data/orders';

/** The server stores the quarter of each order, because the grid doesn’t derive it from a data source. */
const createSales = () =>
  createOrders(5000).map((order) => ({
    ...order,
    quarter: `Q${Math.floor(order.date.getMonth() / 3) + 1}`,
  }));
type Sale = ReturnType<typeof createSales>[number];

const columns: GridColDef<Sale>[] = [
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'quarter', headerName: 'Quarter', width: 100 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 110 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 130 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'country' }, { field: 'category' }],
      columns: [{ field: 'quarter', sort: 'asc' }],
      values: [
        { field: 'total', aggFunc: 'sum' },
        { field: 'quantity', aggFunc: 'sum' },
      ],
    },
  },
};

const pivotingColDef = (field: string, path: string[]) => ({
  field: pivotField(field, path),
  width: 130,
});

export default function ServerPivotQuarters() {
  const [dataSource] = React.useState<GridDataSource>(() => createGridServer(createSales()));

  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPremium
        columns={columns}
        dataSource={dataSource}
        label="Sales by country and quarter, computed on a server"
        aggregationFunctions={SERVER_FUNCTIONS}
        pivotingColDef={pivotingColDef}
        groupingColDef={{ headerName: 'Country', width: 180 }}
        showToolbar
        initialState={initialState}
      />
    </div>
  );
}
