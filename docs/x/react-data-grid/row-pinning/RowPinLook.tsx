import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, gridClasses, type GridColDef } from '@mui/x-data-grid-pro';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'role', headerName: 'Role', width: 190 },
  { field: 'salary', headerName: 'Salary (USD)', type: 'number', width: 130 },
];

export default function RowPinLook() {
  const [rows] = React.useState(() => createEmployees(40));
  const [separator, setSeparator] = React.useState(true);
  const pinnedRows = React.useMemo(
    () => ({ top: rows.slice(0, 1), bottom: rows.slice(1, 2) }),
    [rows],
  );
  const others = React.useMemo(() => rows.slice(2), [rows]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Shadow at the edges"
        control={
          <Switch checked={separator} onChange={(_event, checked) => setSeparator(checked)} />
        }
      />
      <div style={{ height: 400 }}>
        <DataGridPro
          rows={others}
          columns={columns}
          pinnedRows={pinnedRows}
          pinnedRowsSectionSeparator={separator ? 'border-and-shadow' : 'border'}
          label="Employees between two pinned ones"
          hideFooter
          sx={{
            [`& .${gridClasses['pinnedRows--top']}`]: { color: 'primary.main' },
            [`& .${gridClasses['pinnedRows--bottom']}`]: { fontStyle: 'italic' },
          }}
        />
      </div>
    </Stack>
  );
}
