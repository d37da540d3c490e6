import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

export default function RowDefinitionReference() {
  const [rows, setRows] = React.useState(() => createOrders(25));
  const [renders, setRenders] = React.useState(0);

  const changeInPlace = () => {
    const [first] = rows;
    if (first) first.quantity += 1;
    setRenders(renders + 1);
  };
  const replace = () =>
    setRows((all) =>
      all.map((row, index) => (index === 0 ? { ...row, quantity: row.quantity + 1 } : row)),
    );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={changeInPlace}>Change the row in place</Button>
        <Button onClick={replace}>Replace the row</Button>
      </Stack>
      <div style={{ height: 380 }}>
        <DataGrid rows={rows} columns={columns} label="Orders, changed in two ways" hideFooter />
      </div>
      <Typography variant="body2" role="status">
        Changes in place: {renders}. Pieces in the first row: {rows[0]?.quantity}.
      </Typography>
    </Stack>
  );
}
