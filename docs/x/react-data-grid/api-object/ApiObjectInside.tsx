import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiContext, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

function AddOne({ row, tabIndex }: { row: Order; tabIndex: 0 | -1 }) {
  const apiRef = useGridApiContext();
  const quantity = row.quantity + 1;
  return (
    <Button
      size="small"
      tabIndex={tabIndex}
      aria-label={`Add one ${row.product} to ${row.id}`}
      onClick={() => {
        apiRef.current.updateRows([{ id: row.id, quantity, total: quantity * row.unitPrice }]);
      }}
    >
      Add one
    </Button>
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 100 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
  {
    field: 'add',
    headerName: 'Change',
    width: 110,
    sortable: false,
    renderCell: ({ row, tabIndex }) => <AddOne row={row} tabIndex={tabIndex} />,
  },
];

export default function ApiObjectInside() {
  const [rows] = React.useState(() => createOrders(40));

  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Order lines" hideFooter />
    </div>
  );
}
