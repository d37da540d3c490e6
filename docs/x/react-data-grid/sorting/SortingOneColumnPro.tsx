import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 130 },
];

export default function SortingOneColumnPro() {
  const [rows] = React.useState(() => createOrders(80));
  const [single, setSingle] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Sort by one column only"
        control={<Switch checked={single} onChange={(_event, checked) => setSingle(checked)} />}
      />
      <div style={{ height: 400 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          label="Orders, sorted with Shift and a click"
          disableMultipleColumnsSorting={single}
        />
      </div>
    </Stack>
  );
}
