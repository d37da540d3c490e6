import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridColumnVisibilityModel } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130, hideable: false },
  { field: 'department', headerName: 'Department', width: 120 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'role', headerName: 'Role', width: 160 },
  { field: 'salary', headerName: 'Salary (USD)', type: 'number', width: 130 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 100 },
];

const views: Record<string, GridColumnVisibilityModel> = {
  Teams: { salary: false, rating: false, country: false },
  Reviews: { department: false, country: false, role: false },
};

export default function ColumnVisibilityViews() {
  const [rows] = React.useState(() => createEmployees(60));
  const [model, setModel] = React.useState(views.Teams);
  const current = Object.keys(views).find((name) => views[name] === model) ?? null;

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="View"
        value={current}
        onChange={(_event, name: string | null) => setModel(views[name ?? 'Teams'])}
      >
        <ToggleButton value="Teams">Teams</ToggleButton>
        <ToggleButton value="Reviews">Reviews</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 380 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Employees"
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
          hideFooter
        />
      </div>
    </Stack>
  );
}
