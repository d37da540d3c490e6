import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridColumnVisibilityModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'boat', headerName: 'Boat', flex: 1, minWidth: 110, hideable: false },
  { field: 'berth', headerName: 'Berth', width: 90 },
  { field: 'length', headerName: 'Length (m)', type: 'number', width: 110 },
  { field: 'owner', headerName: 'Owner', width: 140 },
  { field: 'phone', headerName: 'Phone', width: 140 },
];

const rows = [
  { id: 1, boat: 'Petrel', berth: 'A 4', length: 9.2, owner: 'Mirja Salo', phone: '555 0131' },
  { id: 2, boat: 'Old Tom', berth: 'B 1', length: 6.5, owner: 'Hugo Reis', phone: '555 0177' },
];

const views: Record<string, GridColumnVisibilityModel> = {
  Berths: { owner: false, phone: false },
  Owners: { berth: false, length: false },
};

export default function ColumnVisibilityViews() {
  const [model, setModel] = React.useState(views.Berths);
  const current = Object.keys(views).find((name) => views[name] === model) ?? null;

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="View"
        value={current}
        onChange={(_event, name: string | null) => setModel(views[name ?? 'Berths'])}
      >
        <ToggleButton value="Berths">Berths</ToggleButton>
        <ToggleButton value="Owners">Owners</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 220 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Boats"
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
          hideFooter
        />
      </div>
    </Stack>
  );
}
