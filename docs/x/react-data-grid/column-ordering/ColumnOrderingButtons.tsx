import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', width: 120 },
  { field: 'product', headerName: 'Product', width: 140 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 100 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

export default function ColumnOrderingButtons() {
  const apiRef = useGridApiRef();
  const [field, setField] = React.useState('product');
  const fieldId = React.useId();
  const [rows] = React.useState(() => createOrders(40));

  const move = (step: number) => {
    const index = apiRef.current?.getColumnIndex(field, false) ?? 0;
    apiRef.current?.setColumnIndex(field, Math.min(Math.max(index + step, 0), columns.length - 1));
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <TextField
          select
          size="small"
          id={fieldId}
          label="Column"
          value={field}
          onChange={(event) => setField(event.target.value)}
          slotProps={{ select: { native: true } }}
        >
          {columns.map((column) => (
            <option key={column.field} value={column.field}>
              {column.headerName}
            </option>
          ))}
        </TextField>
        <Button onClick={() => move(-1)}>Move toward the start</Button>
        <Button onClick={() => move(1)}>Move toward the end</Button>
      </Stack>
      <div style={{ height: 380 }}>
        <DataGridPro apiRef={apiRef} rows={rows} columns={columns} label="Orders" hideFooter />
      </div>
    </Stack>
  );
}
