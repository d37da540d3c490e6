import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', width: 120 },
  { field: 'product', headerName: 'Product', width: 140 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 90 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const sortBy = (fields: string[]) =>
  [...columns].sort((a, b) => fields.indexOf(a.field) - fields.indexOf(b.field));

// Made once, so that each preset always is the same array.
const PRESETS = {
  Sales: columns,
  Warehouse: sortBy(['product', 'quantity', 'status', 'id', 'customer', 'total']),
  Accounting: sortBy(['total', 'customer', 'id', 'status', 'product', 'quantity']),
};

export default function ColumnOrderingPresets() {
  const [rows] = React.useState(() => createOrders(40));
  const [preset, setPreset] = React.useState<keyof typeof PRESETS>('Warehouse');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Column order"
        value={preset}
        onChange={(_event, next: typeof preset | null) => next && setPreset(next)}
      >
        {Object.keys(PRESETS).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 380 }}>
        <DataGrid rows={rows} columns={PRESETS[preset]} label="Orders" hideFooter />
      </div>
    </Stack>
  );
}
