import * as React from 'react';
import { DataGridPro, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'customer', headerName: 'Customer', width: 120 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'product', headerName: 'Product', width: 140 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 100 },
];

const groups: GridColumnGroupingModel = [
  {
    groupId: 'Buyer (fixed)',
    children: [{ field: 'customer' }, { field: 'country' }],
  },
  {
    groupId: 'Goods (free)',
    freeReordering: true,
    children: [{ field: 'product' }, { field: 'quantity' }],
  },
];

export default function ColumnOrderingGroups() {
  const [rows] = React.useState(() => createOrders(40));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        columnGroupingModel={groups}
        label="Orders with column groups"
        hideFooter
      />
    </div>
  );
}
