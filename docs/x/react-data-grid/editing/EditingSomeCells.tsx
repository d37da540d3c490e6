import * as React from 'react';
import LockIcon from '@mui/icons-material/LockOutline';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const isOpen = (row: Order) => row.status === 'Open' || row.status === 'Packed';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110, editable: true },
  {
    field: 'status',
    headerName: 'Status',
    width: 140,
    renderCell: ({ row }) => (
      <>
        {row.status}
        {!isOpen(row) && (
          <LockIcon
            fontSize="inherit"
            titleAccess="Closed"
            sx={{ marginInlineStart: 1, verticalAlign: 'middle' }}
          />
        )}
      </>
    ),
  },
];

const sx = {
  [`& .${gridClasses['cell--editable']}`]: {
    bgcolor: 'action.hover',
    textDecoration: 'underline dotted',
    cursor: 'cell',
  },
};

export default function EditingSomeCells() {
  const [rows] = React.useState(() => createOrders(40));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Quantities of open orders"
        isCellEditable={({ row }) => isOpen(row)}
        sx={sx}
        hideFooter
      />
    </div>
  );
}
