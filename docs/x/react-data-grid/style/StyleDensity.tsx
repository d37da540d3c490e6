import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridDensity } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const DENSITIES: GridDensity[] = ['compact', 'standard', 'comfortable'];

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

export default function StyleDensity() {
  const [rows] = React.useState(() => createOrders(40));
  const [density, setDensity] = React.useState<GridDensity>('compact');
  const [lines, setLines] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Density"
          value={density}
          onChange={(_event, next: GridDensity | null) => next && setDensity(next)}
        >
          {DENSITIES.map((value) => (
            <ToggleButton key={value} value={value}>
              {value}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <FormControlLabel
          control={<Switch checked={lines} onChange={(event) => setLines(event.target.checked)} />}
          label="Vertical lines"
        />
      </Stack>
      <div style={{ height: 380 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Orders"
          density={density}
          showCellVerticalBorder={lines}
          showColumnVerticalBorder={lines}
          hideFooter
        />
      </div>
    </Stack>
  );
}
