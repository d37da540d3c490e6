import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'department', headerName: 'Department', width: 120 },
  { field: 'country', headerName: 'Country', width: 110 },
];

export default function LayoutPageSize() {
  const [rows] = React.useState(() => createEmployees(80));
  const [height, setHeight] = React.useState(290);

  return (
    <Stack spacing={1} sx={{ width: '100%', height: 470 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Height of the grid"
        value={height}
        onChange={(_event, value: number | null) => setHeight(value ?? height)}
      >
        <ToggleButton value={290}>290 px</ToggleButton>
        <ToggleButton value={400}>400 px</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height }}>
        <DataGrid rows={rows} columns={columns} label="Employees" autoPageSize />
      </div>
    </Stack>
  );
}
