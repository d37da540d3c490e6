import * as React from 'react';
import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';
import { createGridServer } from '../../../_data/gridServer';
import { createOrders, type Order } from '../../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country' },
  { field: 'category', headerName: 'Category' },
  { field: 'id', headerName: 'Order' },
  { field: 'customer', headerName: 'Customer', width: 130 },
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 130 },
];

const initialState = {
  rowGrouping: { model: ['country', 'category'] },
  columns: { columnVisibilityModel: { country: false, category: false, id: false } },
};

export default function ServerGroupHarvest() {
  const [dataSource] = React.useState<GridDataSource>(() => createGridServer(createOrders(2000)));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        columns={columns}
        dataSource={dataSource}
        label="Orders, grouped by a server"
        groupingColDef={{ headerName: 'Country and category', leafField: 'id', width: 220 }}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
