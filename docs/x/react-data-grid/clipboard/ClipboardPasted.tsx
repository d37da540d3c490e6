import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140, editable: true },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 150, editable: true },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    width: 130,
    editable: true,
    valueFormatter: (value: number) => `$${value.toLocaleString('en-US')}`,
    // Reads what the formatter writes, so that copied salaries can be pasted.
    pastedValueParser: (text) => {
      const salary = Number(text.replace(/[$,\s]/g, ''));
      return Number.isNaN(salary) ? undefined : salary;
    },
  },
];

export default function ClipboardPasted() {
  const [rows] = React.useState(() => createEmployees(30));
  const [message, setMessage] = React.useState('Copy a salary and paste it into other rows.');

  const check = (next: Employee) => {
    if (next.salary < 0) throw new Error(`${next.name}: a salary can’t be negative.`);
    return next;
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 380 }}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          label="Salaries"
          cellSelection
          rowSelection={false}
          processRowUpdate={check}
          onProcessRowUpdateError={(error: Error) => setMessage(error.message)}
          onClipboardPasteEnd={({ newRows }) =>
            setMessage(`Rows changed by pasting: ${newRows.size}.`)
          }
          hideFooter
        />
      </div>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
