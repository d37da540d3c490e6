import * as React from 'react';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'date', headerName: 'Date', type: 'date', width: 110 },
];

const sx = {
  // The row of the focused cell, and a clear ring around the cell itself.
  [`& .${gridClasses.row}:has(.${gridClasses.cell}:focus)`]: { bgcolor: 'action.selected' },
  [`& .${gridClasses.cell}:focus`]: { outlineWidth: 3, outlineOffset: -3 },
  [`& .${gridClasses.row}`]: { cursor: 'pointer' },
};

export default function RecipeFocusRow() {
  const [rows] = React.useState(() => createOrders(60));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Orders" sx={sx} hideFooter />
    </div>
  );
}
