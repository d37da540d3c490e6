import * as React from 'react';
import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'department', headerName: 'Department', width: 150 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'salary', headerName: 'Salary (USD)', type: 'number', width: 150 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
];

const initialState: DataGridProProps['initialState'] = {
  sorting: {
    sortModel: [
      { field: 'department', sort: 'asc' },
      { field: 'country', sort: 'asc' },
      { field: 'salary', sort: 'desc' },
    ],
  },
};

export default function SortingSeveralColumns() {
  const [rows] = React.useState(() => createEmployees(120));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        label="Employees by department, country, and salary"
        multipleColumnsSortingMode="always"
        initialState={initialState}
      />
    </div>
  );
}
