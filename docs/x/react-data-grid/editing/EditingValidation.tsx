import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, GridEditInputCell, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

function findSalaryError(salary: number | null): string {
  if (salary === null) return 'Enter a salary.';
  return salary >= 30_000 && salary <= 250_000 ? '' : 'Enter a salary from 30,000 to 250,000.';
}

const HINT = 'Double-click a salary to change it.';

export default function EditingValidation() {
  const [rows] = React.useState(() => createEmployees(25));
  const [message, setMessage] = React.useState(HINT);
  const [problem, setProblem] = React.useState('');

  const columns = React.useMemo<GridColDef<Employee>[]>(
    () => [
      { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
      { field: 'department', headerName: 'Department', width: 120 },
      {
        field: 'salary',
        headerName: 'Salary (USD)',
        type: 'number',
        width: 140,
        editable: true,
        preProcessEditCellProps: ({ props }) => {
          const found = findSalaryError(props.value as number | null);
          setMessage('This salary can be saved.');
          setProblem(found);
          return { ...props, error: found !== '' };
        },
        renderEditCell: (params) => <GridEditInputCell {...params} debounceMs={0} />,
      },
    ],
    [],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 380 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Salaries"
          // The grid doesn't call onCellEditStop while a value is invalid.
          onCellKeyDown={(_params, event) => {
            if (event.key !== 'Escape') return;
            setMessage(HINT);
            setProblem('');
          }}
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
