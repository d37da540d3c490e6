import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridRowEditStopReasons,
  useGridApiRef,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130, editable: true },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 150, editable: true },
  { field: 'salary', headerName: 'Salary (USD)', type: 'number', width: 130, editable: true },
];

export default function EditEventsUpdatedValues() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createEmployees(30));
  const [message, setMessage] = React.useState('Edit a row, then click another one.');

  const keepChangedRowOpen: DataGridProps<Employee>['onRowEditStop'] = (params, event) => {
    if (params.reason !== GridRowEditStopReasons.rowFocusOut) return;
    const old: Employee = params.row;
    const next = apiRef.current?.getRowWithUpdatedValues(params.id, 'name') as Employee;
    const changes = (['name', 'role', 'salary'] as const).filter((key) => next[key] !== old[key]);
    if (changes.length > 0) {
      event.defaultMuiPrevented = true;
      setMessage(
        `${old.name}: ${changes.join(', ')} changed. Save with Enter, discard with Escape.`,
      );
    }
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 380 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="Employees"
          editMode="row"
          onRowEditStop={keepChangedRowOpen}
          hideFooter
        />
      </div>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
