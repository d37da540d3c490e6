import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { DEPARTMENTS, createEmployees, type Employee } from '../../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  {
    field: 'department',
    headerName: 'Department',
    type: 'singleSelect',
    valueOptions: DEPARTMENTS,
    width: 130,
  },
  { field: 'startDate', headerName: 'Start date', type: 'date', width: 120 },
  { field: 'remote', headerName: 'Remote', type: 'boolean', width: 100 },
];

export default function ServerFilterJson() {
  const [rows] = React.useState(() => createEmployees(30));
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ id: 1, field: 'department', operator: 'isAnyOf', value: ['Design', 'Sales'] }],
  });

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 340 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Employees whose filter goes to a server"
          showToolbar
          filterMode="server"
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </div>
      <Box
        component="pre"
        tabIndex={0}
        aria-label="The model as JSON"
        sx={{ m: 0, p: 1.5, overflow: 'auto', bgcolor: 'action.hover', fontSize: 13 }}
      >
        {JSON.stringify(filterModel, null, 2)}
      </Box>
    </Stack>
  );
}
