import * as React from 'react';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 130 },
];

const initialState = {
  filter: {
    filterModel: {
      items: [
        { id: 'from', field: 'total', operator: '>=', value: 500 },
        { id: 'to', field: 'total', operator: '<', value: 2000 },
        { id: 'status', field: 'status', operator: 'equals', value: 'Open' },
      ],
    },
  },
};

export default function MultiFiltersRange() {
  const [rows] = React.useState(() => createOrders(250));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        label="Medium-sized open orders"
        showToolbar
        initialState={initialState}
      />
    </div>
  );
}
