import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridCellParams, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

export default function CellClicks() {
  const [rows] = React.useState(() => createOrders(40));
  const [choice, setChoice] = React.useState('Choose a cell with a click or with Enter.');

  const choose = ({ id, colDef, formattedValue }: GridCellParams) =>
    setChoice(`${colDef.headerName} of ${id}: ${String(formattedValue)}`);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 380 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Orders"
          onCellClick={choose}
          onCellKeyDown={(params, event) => {
            if (event.key === 'Enter') choose(params);
          }}
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status">
        {choice}
      </Typography>
    </Stack>
  );
}
