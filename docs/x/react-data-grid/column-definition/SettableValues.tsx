import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createEmployees } from '../../_data/employees';

interface Person {
  id: number;
  givenName: string;
  familyName: string;
}

const columns: GridColDef<Person>[] = [
  {
    field: 'fullName',
    headerName: 'Full name (edit me)',
    flex: 1,
    minWidth: 170,
    editable: true,
    valueGetter: (_value, row) => `${row.givenName} ${row.familyName}`.trim(),
    valueSetter: (value: string, row) => {
      const [givenName = '', ...rest] = value.trim().split(/\s+/);
      return { ...row, givenName, familyName: rest.join(' ') };
    },
  },
  { field: 'givenName', headerName: 'Given name', width: 130 },
  { field: 'familyName', headerName: 'Family name', width: 130 },
];

const createPeople = (): Person[] =>
  createEmployees(30).map(({ id, name }) => {
    const [givenName = '', familyName = ''] = name.split(' ');
    return { id, givenName, familyName };
  });

export default function SettableValues() {
  const [people, setPeople] = React.useState(createPeople);

  const savePerson = (next: Person) => {
    setPeople((all) => all.map((person) => (person.id === next.id ? next : person)));
    return next;
  };

  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGrid
        rows={people}
        columns={columns}
        label="People"
        processRowUpdate={savePerson}
        hideFooter
      />
    </div>
  );
}
