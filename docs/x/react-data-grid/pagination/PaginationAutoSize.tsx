import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 140 },
];

export default function PaginationAutoSize() {
  const [rows] = React.useState(() => createEmployees(120));
  const [height, setHeight] = React.useState(400);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Slider
        aria-label="Height of the grid in pixels"
        min={300}
        max={600}
        step={10}
        value={height}
        onChange={(_event, value) => setHeight(value)}
        valueLabelDisplay="auto"
        sx={{ maxWidth: 300, mx: 1 }}
      />
      <div style={{ height }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Employees that fill the height"
          autoPageSize
        />
      </div>
    </Stack>
  );
}
