import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'bed', headerName: 'Bed', flex: 1, minWidth: 140 },
  { field: 'crop', headerName: 'Crop', width: 130 },
  { field: 'kilos', headerName: 'Harvest in kg', type: 'number', width: 140 },
];

const rows = [
  { id: 1, bed: 'North wall', crop: 'Pears', kilos: 64 },
  { id: 2, bed: 'Greenhouse', crop: 'Tomatoes', kilos: 118 },
  { id: 3, bed: 'Terrace', crop: 'Beans', kilos: 27 },
  { id: 4, bed: 'Pond side', crop: 'Rhubarb', kilos: 41 },
];

const presets = {
  all: { items: [] },
  small: { items: [{ field: 'kilos', operator: '<', value: 50 }] },
  large: { items: [{ field: 'kilos', operator: '>=', value: 50 }] },
} satisfies Record<string, GridFilterModel>;

type Preset = keyof typeof presets;
const names = Object.keys(presets) as Preset[];

export default function FilteringControlled() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>(presets.small);
  const active = names.find((name) => presets[name] === filterModel) ?? null;

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Size of the harvest"
        value={active}
        onChange={(_event, name: Preset | null) => name && setFilterModel(presets[name])}
      >
        <ToggleButton value="all">All</ToggleButton>
        <ToggleButton value="small">Below 50 kg</ToggleButton>
        <ToggleButton value="large">50 kg or more</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 320 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Harvest"
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          hideFooter
        />
      </div>
    </Stack>
  );
}
