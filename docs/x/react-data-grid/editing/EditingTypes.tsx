import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, DEPARTMENTS, type Employee } from '../../_data/employees';

type Person = Employee & { code: string; nextReview: Date; notes: string };

const columns: GridColDef<Person>[] = [
  {
    field: 'code',
    headerName: 'Code',
    width: 90,
    editable: true,
    // Runs while users type, so lowercase letters never appear.
    valueParser: (value: string) => value.toUpperCase(),
  },
  { field: 'name', headerName: 'Name', width: 150, editable: true },
  { field: 'salary', headerName: 'Salary (USD)', type: 'number', width: 130, editable: true },
  { field: 'startDate', headerName: 'Start date', type: 'date', width: 140, editable: true },
  { field: 'nextReview', headerName: 'Next review', type: 'dateTime', width: 210, editable: true },
  { field: 'remote', headerName: 'Remote', type: 'boolean', width: 100, editable: true },
  {
    field: 'department',
    headerName: 'Department',
    type: 'singleSelect',
    valueOptions: DEPARTMENTS,
    width: 140,
    editable: true,
  },
  { field: 'notes', headerName: 'Notes', type: 'longText', width: 220, editable: true },
];

const createPeople = (): Person[] =>
  createEmployees(30).map((person) => ({
    ...person,
    code: `${person.country.slice(0, 2).toUpperCase()}-${100 + person.id}`,
    nextReview: new Date(2026, person.id % 12, 1 + (person.id % 27), 9 + (person.id % 8), 30),
    notes: `${person.role} in ${person.country}. Last review: ${person.rating} of 5.`,
  }));

export default function EditingTypes() {
  const [rows] = React.useState(createPeople);

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Employees, every cell editable" hideFooter />
    </div>
  );
}
