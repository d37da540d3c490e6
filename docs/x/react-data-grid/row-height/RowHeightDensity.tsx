import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridDensity } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'role', headerName: 'Role', width: 170 },
  { field: 'country', headerName: 'Country', width: 120 },
];

export default function RowHeightDensity() {
  const [rows] = React.useState(() => createEmployees(40));
  const [rowHeight, setRowHeight] = React.useState(52);
  const [density, setDensity] = React.useState<GridDensity>('compact');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Density"
          value={density}
          onChange={(_event, next: GridDensity | null) => next && setDensity(next)}
        >
          <ToggleButton value="compact">Compact</ToggleButton>
          <ToggleButton value="standard">Standard</ToggleButton>
          <ToggleButton value="comfortable">Comfortable</ToggleButton>
        </ToggleButtonGroup>
        <Slider
          aria-label="Row height in pixels"
          min={32}
          max={80}
          value={rowHeight}
          onChange={(_event, value) => setRowHeight(value)}
          valueLabelDisplay="auto"
          sx={{ width: 160 }}
        />
      </Stack>
      <div style={{ height: 400 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Employees in several densities"
          rowHeight={rowHeight}
          density={density}
          hideFooter
        />
      </div>
    </Stack>
  );
}
