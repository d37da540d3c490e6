import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPro, type GridColDef, type GridDensity } from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 150 },
  { field: 'customer', headerName: 'Customer', width: 170 },
  { field: 'date', headerName: 'Date', type: 'date', width: 180 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 170 },
];

export default function HeaderFiltersHeight() {
  const [rows] = React.useState(() => createOrders(100));
  const [density, setDensity] = React.useState<GridDensity>('compact');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Density"
        value={density}
        onChange={(_event, next: GridDensity | null) => next && setDensity(next)}
      >
        <ToggleButton value="compact">Compact</ToggleButton>
        <ToggleButton value="standard">Standard</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 420 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          label="Orders with low filters"
          headerFilters
          density={density}
          headerFilterHeight={72}
        />
      </div>
    </Stack>
  );
}
