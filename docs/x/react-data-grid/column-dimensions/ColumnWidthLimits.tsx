import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 80 },
  { field: 'role', headerName: 'Role', flex: 2, minWidth: 150, maxWidth: 320 },
];

export default function ColumnWidthLimits() {
  const labelId = React.useId();
  const [rows] = React.useState(() => createEmployees(40));
  const [width, setWidth] = React.useState(100);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography id={labelId}>Width of the grid in percent</Typography>
      <Box sx={{ px: 2 }}>
        <Slider
          aria-labelledby={labelId}
          min={40}
          max={100}
          value={width}
          onChange={(_event, value) => setWidth(value)}
          valueLabelDisplay="auto"
        />
      </Box>
      <div style={{ height: 340, width: `${width}%` }}>
        <DataGrid rows={rows} columns={columns} label="Employees" hideFooter />
      </div>
    </Box>
  );
}
