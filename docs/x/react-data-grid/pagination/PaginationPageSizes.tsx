import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

const initialState = { pagination: { paginationModel: { pageSize: 10 } } };

export default function PaginationPageSizes() {
  const [rows] = React.useState(() => createOrders(95));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Orders with three page sizes"
        initialState={initialState}
        pageSizeOptions={[10, 25, { value: -1, label: 'All' }]}
      />
    </div>
  );
}
