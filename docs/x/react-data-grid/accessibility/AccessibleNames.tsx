import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'department', headerName: 'Department', width: 120 },
  { field: 'country', headerName: 'Country', width: 120, editable: true },
];

export default function AccessibleNames() {
  const [rows] = React.useState(() => createEmployees(40));
  const id = React.useId();

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id={`${id}-name`} sx={{ fontWeight: 'fontWeightMedium' }}>
        Where employees work
      </Typography>
      <Typography id={`${id}-hint`} variant="body2" color="textSecondary">
        Press Enter in the Country column to change a value.
      </Typography>
      <div style={{ height: 340 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          aria-labelledby={`${id}-name`}
          slotProps={{ main: { 'aria-describedby': `${id}-hint` } }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
