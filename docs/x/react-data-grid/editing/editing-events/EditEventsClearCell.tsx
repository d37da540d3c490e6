import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridCellEditStartReasons,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130, editable: true },
  { field: 'customer', headerName: 'Customer', width: 130, editable: true },
];

export default function EditEventsClearCell() {
  const [rows, setRows] = React.useState(() => createOrders(30));
  const [message, setMessage] = React.useState('Click a cell and press Delete.');

  const clearOnDelete: DataGridProps<Order>['onCellEditStart'] = (params, event) => {
    if (params.reason !== GridCellEditStartReasons.deleteKeyDown) return;
    event.defaultMuiPrevented = true;
    setRows((all) =>
      all.map((row) => (row.id === params.id ? { ...row, [params.field]: '' } : row)),
    );
    setMessage(`Cleared “${String(params.formattedValue)}” of ${params.id}.`);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 380 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Order lines"
          onCellEditStart={clearOnDelete}
          hideFooter
        />
      </div>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
