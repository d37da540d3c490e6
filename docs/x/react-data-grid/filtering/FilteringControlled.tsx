import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 100 },
  { field: 'remote', headerName: 'Remote', type: 'boolean', width: 100 },
];

const presets = {
  all: { items: [] },
  top: { items: [{ field: 'rating', operator: '>=', value: 4.5 }] },
  low: { items: [{ field: 'rating', operator: '<', value: 3 }] },
  remote: { items: [{ field: 'remote', operator: 'is', value: true }] },
} satisfies Record<string, GridFilterModel>;

type Preset = keyof typeof presets;
const names = Object.keys(presets) as Preset[];

export default function FilteringControlled() {
  const [rows] = React.useState(() => createEmployees(80));
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>(presets.top);
  const active = names.find((name) => presets[name] === filterModel) ?? null;

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Employees"
        value={active}
        onChange={(_event, name: Preset | null) => name && setFilterModel(presets[name])}
        sx={{ flexWrap: 'wrap' }}
      >
        <ToggleButton value="all">All</ToggleButton>
        <ToggleButton value="top">Rated 4.5 or more</ToggleButton>
        <ToggleButton value="low">Rated below 3</ToggleButton>
        <ToggleButton value="remote">Remote</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 380 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Employees with prepared filters"
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </div>
    </Stack>
  );
}
