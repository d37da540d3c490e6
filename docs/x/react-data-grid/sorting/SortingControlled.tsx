import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'startDate', headerName: 'Start date', type: 'date', width: 120 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 100 },
];

const ORDERS: Record<string, GridSortModel> = {
  'Name, A to Z': [{ field: 'name', sort: 'asc' }],
  'Newest first': [{ field: 'startDate', sort: 'desc' }],
  'Best rating first': [{ field: 'rating', sort: 'desc' }],
};

const sameAs = (a: GridSortModel, b: GridSortModel) =>
  a[0]?.field === b[0]?.field && a[0]?.sort === b[0]?.sort;

export default function SortingControlled() {
  const [rows] = React.useState(() => createEmployees(80));
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'startDate', sort: 'desc' },
  ]);
  const active = Object.keys(ORDERS).find((name) => sameAs(ORDERS[name] ?? [], sortModel));

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Sort by"
        value={active ?? 'Custom'}
        onChange={(event) => setSortModel(ORDERS[event.target.value] ?? sortModel)}
        sx={{ maxWidth: 220 }}
      >
        {[...Object.keys(ORDERS), 'Custom'].map((name) => (
          <MenuItem key={name} value={name} disabled={name === 'Custom'}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <div style={{ height: 400 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Employees with a sort menu"
          sortModel={sortModel}
          onSortModelChange={setSortModel}
        />
      </div>
    </Stack>
  );
}
