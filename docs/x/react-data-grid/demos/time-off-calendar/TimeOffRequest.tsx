import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { absences, days, staff, type Person } from './staff';

const limit = 5;
const week = days.slice(0, 5);

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 120 },
  ...week.map<GridColDef<Person>>((day) => ({
    field: day.field,
    headerName: day.title,
    type: 'singleSelect',
    valueOptions: [{ value: '', label: 'At work' }, ...absences],
    width: 105,
    sortable: false,
    editable: true,
    disableColumnMenu: true,
    valueGetter: (_value, row) => row.days[day.index],
    valueSetter: (value: string, row) => ({
      ...row,
      days: row.days.map((old, index) => (index === day.index ? value : old)),
    }),
    valueFormatter: (value: string) => value,
  })),
  {
    field: 'leave',
    headerName: 'Leave',
    type: 'number',
    width: 90,
    valueGetter: (_value, row) => row.days.filter((day) => day === 'Leave').length,
  },
];

export default function TimeOffRequest() {
  const [people, setPeople] = React.useState(staff);
  const [message, setMessage] = React.useState('Double-click a day, or press Enter on it.');
  const [problem, setProblem] = React.useState('');

  const save = React.useCallback(
    (next: Person) => {
      const all = people.map((person) => (person.id === next.id ? next : person));
      const full = week.find((day) => {
        const before = people.filter((person) => person.days[day.index]).length;
        const after = all.filter((person) => person.days[day.index]).length;
        return after > limit && after > before;
      });
      if (full) throw new Error(`${full.title}: ${limit} people are already away.`);
      setPeople(all);
      setMessage(`Saved the plan for ${next.name}.`);
      setProblem('');
      return next;
    },
    [people],
  );
  const showError = React.useCallback((error: Error) => setProblem(error.message), []);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 520 }}>
        <DataGrid
          rows={people}
          columns={columns}
          label="Plan for week 10"
          processRowUpdate={save}
          onProcessRowUpdateError={showError}
          hideFooter
        />
      </div>
      <Typography>
        <span role="status">{problem === '' && message}</span>
        <span role="alert">{problem}</span>
      </Typography>
    </Stack>
  );
}
