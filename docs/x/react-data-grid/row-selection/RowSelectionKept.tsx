import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'product', headerName: 'Product', width: 150 },
];

export default function RowSelectionKept() {
  const [rows] = React.useState(() => createOrders(60));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Orders that stay selected"
        showToolbar
        checkboxSelection
        keepNonExistentRowsSelected
      />
    </div>
  );
}
