import * as React from 'react';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createOrders, STATUSES, type Order } from '../../_data/orders';
import { namedIcons } from './icons';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130, editable: true },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140, editable: true },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110, editable: true },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...STATUSES],
    width: 130,
    editable: true,
  },
];

export default function UndoRedoOrders() {
  const [rows] = React.useState(() => createOrders(100));

  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="Orders with a history of changes"
        slots={namedIcons}
        showToolbar
        cellSelection
        disableRowSelectionOnClick
      />
    </div>
  );
}
