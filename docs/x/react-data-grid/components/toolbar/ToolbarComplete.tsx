import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, DEPARTMENTS, type Employee } from '../../../_data/employees';
import { PeopleToolbar } from './PeopleToolbar';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  {
    field: 'department',
    headerName: 'Department',
    type: 'singleSelect',
    valueOptions: DEPARTMENTS,
    width: 130,
  },
  { field: 'role', headerName: 'Role', width: 160 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'salary', headerName: 'Salary (USD)', type: 'number', width: 130 },
];

export default function ToolbarComplete() {
  const [rows] = React.useState(() => createEmployees(120));

  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="People"
        slots={{ toolbar: PeopleToolbar }}
        showToolbar
        initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
      />
    </div>
  );
}
