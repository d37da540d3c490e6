import * as React from 'react';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  {
    field: 'name',
    headerName: 'Name (by last name)',
    flex: 1,
    minWidth: 170,
    sortComparator: (first: string, second: string) => {
      const lastName = (name: string) => name.split(' ').at(-1) ?? '';
      return lastName(first).localeCompare(lastName(second), 'en');
    },
  },
  {
    field: 'role',
    headerName: 'Role (by salary)',
    width: 200,
    sortComparator: (_first, _second, one, two) =>
      (one.api.getRow(one.id)?.salary ?? 0) - (two.api.getRow(two.id)?.salary ?? 0),
  },
  { field: 'salary', headerName: 'Salary (USD)', type: 'number', width: 130 },
];

const initialState: DataGridProps['initialState'] = {
  sorting: { sortModel: [{ field: 'role', sort: 'desc' }] },
};

export default function SortingByOtherField() {
  const [rows] = React.useState(() => createEmployees(60));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Employees by last name and by level"
        initialState={initialState}
      />
    </div>
  );
}
