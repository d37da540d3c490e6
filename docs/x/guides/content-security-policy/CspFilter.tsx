import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, STATUSES, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...STATUSES],
    width: 120,
  },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 150 },
];

export default function CspFilter() {
  const [rows] = React.useState(() => createOrders(5000));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Orders, filtered without eval"
        disableEval
        nonce="R4nd0mV4lue"
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'total', operator: '>', value: '5000' }] },
          },
        }}
        showToolbar
      />
    </div>
  );
}
