import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const errorOf = (row: Order) => {
  if (row.quantity > 20) return 'More than 20 pieces';
  if (row.status === 'Returned' && row.total > 2000) return 'Expensive return';
  return '';
};

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
  { field: 'error', headerName: 'Check', width: 180, valueGetter: (_value, row) => errorOf(row) },
];

const onlyErrors: GridFilterModel = { items: [{ field: 'error', operator: 'isNotEmpty' }] };
const everything: GridFilterModel = { items: [] };

export default function FilterRecipeErrors() {
  const [rows] = React.useState(() => createOrders(100));
  const [only, setOnly] = React.useState(true);
  const count = rows.filter((row) => errorOf(row) !== '').length;

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label={`Only the ${count} orders to check`}
        control={<Switch checked={only} onChange={(_event, checked) => setOnly(checked)} />}
      />
      <div style={{ height: 400 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Orders to check"
          filterModel={only ? onlyErrors : everything}
          columnVisibilityModel={{ error: only }}
        />
      </div>
    </Stack>
  );
}
