import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  {
    field: 'salary',
    headerName: 'Salary (USD)',
    type: 'number',
    width: 130,
    getApplyQuickFilterFn: (search: string) => (value: number) => String(value).startsWith(search),
  },
  {
    field: 'remote',
    headerName: 'Remote',
    type: 'boolean',
    width: 100,
    getApplyQuickFilterFn: (search: string) =>
      search.toLowerCase() === 'remote' ? (value: boolean) => value : null,
  },
  { field: 'role', headerName: 'Role', width: 170, getApplyQuickFilterFn: () => null },
];

const initialState = {
  filter: { filterModel: { items: [], quickFilterValues: ['12', 'remote'] } },
};

export default function QuickFilterColumnMatch() {
  const [rows] = React.useState(() => createEmployees(120));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Employees to search"
        showToolbar
        initialState={initialState}
      />
    </div>
  );
}
