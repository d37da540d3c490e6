import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, STATUSES, type Order, type OrderStatus } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130, hideable: false },
  {
    field: 'status',
    headerName: 'Status',
    width: 120,
    // In the order of the process, not of the alphabet.
    sortComparator: (first: OrderStatus, second: OrderStatus) =>
      STATUSES.indexOf(first) - STATUSES.indexOf(second),
    sortingOrder: ['desc', 'asc'],
  },
  {
    field: 'id',
    headerName: 'Order',
    width: 120,
    align: 'center',
    headerAlign: 'center',
    sortable: false,
    filterable: false,
  },
];

export default function ColumnBehavior() {
  const [rows] = React.useState(() => createOrders(40));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Orders by status"
        initialState={{ sorting: { sortModel: [{ field: 'status', sort: 'asc' }] } }}
        hideFooter
      />
    </div>
  );
}
