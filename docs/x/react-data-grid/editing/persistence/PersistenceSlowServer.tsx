import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, GridCellEditStopReasons, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140, editable: true },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 150, editable: true },
  { field: 'department', headerName: 'Department', width: 120 },
];

/** Simulates a server that trims names and refuses empty ones. */
const saveOnServer = (employee: Employee) =>
  new Promise<Employee>((resolve, reject) => {
    setTimeout(() => {
      const name = employee.name.trim();
      if (name === '') reject(new Error('An employee needs a name.'));
      else resolve({ ...employee, name });
    }, 800);
  });

const HINT = 'Change a name, or delete it.';

export default function PersistenceSlowServer() {
  const [rows, setRows] = React.useState(() => createEmployees(30));
  const [message, setMessage] = React.useState(HINT);
  const [problem, setProblem] = React.useState('');

  const save = async (next: Employee, previous: Employee) => {
    if (next.name === previous.name && next.role === previous.role) return previous;
    setMessage(`Saving employee ${next.id}…`);
    setProblem('');
    const saved = await saveOnServer(next);
    setRows((all) => all.map((row) => (row.id === saved.id ? saved : row)));
    setMessage(`Saved: ${saved.name}, ${saved.role}.`);
    return saved;
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 380 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Employees"
          processRowUpdate={save}
          onCellEditStop={({ reason }) => {
            if (reason !== GridCellEditStopReasons.escapeKeyDown) return;
            setMessage(HINT);
            setProblem('');
          }}
          onProcessRowUpdateError={(error: Error) => setProblem(`Not saved. ${error.message}`)}
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
