import * as React from 'react';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'date', headerName: 'Date', type: 'date', width: 120 },
  {
    field: 'total',
    headerName: 'Total (USD)',
    type: 'number',
    width: 130,
    sortingOrder: ['desc', 'asc'],
  },
];

const initialState: DataGridProps['initialState'] = {
  sorting: { sortModel: [{ field: 'total', sort: 'desc' }] },
};

export default function SortingInitial() {
  const [rows] = React.useState(() => createOrders(100));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Orders, largest first"
        initialState={initialState}
      />
    </div>
  );
}
