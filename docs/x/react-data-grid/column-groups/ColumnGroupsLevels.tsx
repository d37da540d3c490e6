import * as React from 'react';
import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', width: 120 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'product', headerName: 'Product', width: 140 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 100 },
  { field: 'unitPrice', headerName: 'Price', type: 'number', width: 100 },
  { field: 'total', headerName: 'Total', type: 'number', width: 110 },
];

const groups: GridColumnGroupingModel = [
  {
    groupId: 'buyer',
    headerName: 'Buyer',
    children: [{ field: 'customer' }, { field: 'country' }],
  },
  {
    groupId: 'content',
    headerName: 'Content of the order',
    children: [
      {
        groupId: 'goods',
        headerName: 'Goods',
        children: [{ field: 'product' }, { field: 'quantity' }],
      },
      {
        groupId: 'money',
        headerName: 'US dollars',
        children: [{ field: 'unitPrice' }, { field: 'total' }],
      },
    ],
  },
];

export default function ColumnGroupsLevels() {
  const [rows] = React.useState(() => createOrders(40));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Orders"
        columnGroupingModel={groups}
        columnGroupHeaderHeight={40}
        hideFooter
      />
    </div>
  );
}
