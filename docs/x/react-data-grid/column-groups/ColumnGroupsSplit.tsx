import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', width: 140 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 110 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 130 },
];

const groups: GridColumnGroupingModel = [
  { groupId: 'Amounts', children: [{ field: 'quantity' }, { field: 'total' }] },
];

export default function ColumnGroupsSplit() {
  const [rows] = React.useState(() => createOrders(30));
  const [status, setStatus] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={status} onChange={(_event, on) => setStatus(on)} />}
        label="Show the status between them"
      />
      <div style={{ height: 400 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          columnGroupingModel={groups}
          columnVisibilityModel={{ status }}
          label="Orders with a split group"
          showColumnVerticalBorder
          hideFooter
        />
      </div>
    </Stack>
  );
}
