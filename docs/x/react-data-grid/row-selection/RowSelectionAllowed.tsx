import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 120 },
  {
    field: 'hint',
    headerName: 'Can be canceled',
    width: 170,
    valueGetter: (_value, row) => (isOpen(row) ? 'Yes' : `No, ${row.status.toLowerCase()}`),
  },
];

const isOpen = (row: Order) => row.status === 'Open' || row.status === 'Packed';

export default function RowSelectionAllowed() {
  const [rows] = React.useState(() => createOrders(40));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Orders, some of which can be canceled"
        checkboxSelection
        isRowSelectable={({ row }) => isOpen(row)}
      />
    </div>
  );
}
