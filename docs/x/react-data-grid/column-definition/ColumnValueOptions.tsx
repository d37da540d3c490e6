import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, DEPARTMENTS, ROLES, type Employee } from '../../_data/employees';

interface Country {
  code: string;
  name: string;
}

const COUNTRIES: Country[] = [
  { code: 'BR', name: 'Brazil' },
  { code: 'CA', name: 'Canada' },
  { code: 'FR', name: 'France' },
  { code: 'DE', name: 'Germany' },
  { code: 'JP', name: 'Japan' },
  { code: 'KE', name: 'Kenya' },
  { code: 'ES', name: 'Spain' },
];

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  {
    field: 'department',
    headerName: 'Department',
    type: 'singleSelect',
    valueOptions: DEPARTMENTS, // strings
    width: 130,
    editable: true,
  },
  {
    field: 'country',
    headerName: 'Country',
    type: 'singleSelect',
    valueOptions: COUNTRIES, // objects: the row holds the code, the cell shows the name
    getOptionValue: (country) => (country as Country).code,
    getOptionLabel: (country) => (country as Country).name,
    width: 120,
    editable: true,
  },
  {
    field: 'role',
    headerName: 'Role',
    type: 'singleSelect',
    // Depends on the row. Without a row, for the filter, it returns all roles.
    valueOptions: ({ row }) =>
      row ? [...(ROLES[row.department] ?? [])] : Object.values(ROLES).flat(),
    width: 180,
    editable: true,
  },
];

const createStaff = () =>
  createEmployees(30).map((person) => ({
    ...person,
    country: COUNTRIES.find(({ name }) => name === person.country)?.code ?? '',
  }));

export default function ColumnValueOptions() {
  const [rows] = React.useState(createStaff);

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Employees" hideFooter />
    </div>
  );
}
