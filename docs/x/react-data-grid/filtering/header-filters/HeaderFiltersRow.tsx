import * as React from 'react';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { DEPARTMENTS, createEmployees, type Employee } from '../../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 180 },
  {
    field: 'department',
    headerName: 'Department',
    type: 'singleSelect',
    valueOptions: DEPARTMENTS,
    width: 170,
  },
  { field: 'salary', headerName: 'Salary (USD)', type: 'number', width: 180 },
  { field: 'startDate', headerName: 'Start date', type: 'date', width: 190 },
  { field: 'remote', headerName: 'Remote', type: 'boolean', width: 150 },
];

const initialState = {
  filter: {
    filterModel: { items: [{ id: 'salary', field: 'salary', operator: '>=', value: 80_000 }] },
  },
};

export default function HeaderFiltersRow() {
  const [rows] = React.useState(() => createEmployees(100));

  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        label="Employees with a row of filters"
        headerFilters
        initialState={initialState}
      />
    </div>
  );
}
