import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../../_data/employees';

interface Question {
  next: Employee;
  previous: Employee;
  answer: (employee: Employee) => void;
}

const usd = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 150 },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    width: 120,
    editable: true,
    valueFormatter: (value: number) => usd.format(value),
  },
];

export default function PersistenceConfirm() {
  const [rows] = React.useState(() => createEmployees(30));
  const [question, setQuestion] = React.useState<Question | null>(null);
  const titleId = React.useId();

  const ask = (next: Employee, previous: Employee) =>
    next.salary === previous.salary
      ? previous
      : new Promise<Employee>((answer) => {
          setQuestion({ next, previous, answer });
        });

  const close = (employee: Employee) => {
    question?.answer(employee);
    setQuestion(null);
  };

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Salaries" processRowUpdate={ask} hideFooter />
      {question && (
        <Dialog open onClose={() => close(question.previous)} aria-labelledby={titleId}>
          <DialogTitle component="div" id={titleId}>
            Change the salary of {question.next.name}?
          </DialogTitle>
          <DialogContent>
            From {usd.format(question.previous.salary)} to {usd.format(question.next.salary)}
          </DialogContent>
          <DialogActions>
            <Button onClick={() => close(question.previous)}>Keep</Button>
            <Button onClick={() => close(question.next)}>Change</Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  );
}
