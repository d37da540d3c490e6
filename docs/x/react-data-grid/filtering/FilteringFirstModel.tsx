import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { STATUSES, createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', width: 130 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...STATUSES],
    width: 120,
  },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
  { field: 'date', headerName: 'Date', type: 'date', width: 120 },
];

const initialState = {
  filter: {
    filterModel: {
      items: [{ field: 'status', operator: 'isAnyOf', value: ['Open', 'Packed'] }],
    },
  },
};

export default function FilteringFirstModel() {
  const [rows] = React.useState(() => createOrders(200));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Orders to ship"
        showToolbar
        initialState={initialState}
      />
    </div>
  );
}
