import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 110 },
];

export default function OverlaysFirstLoad() {
  // Loading from the start, so that "No rows" never flashes up.
  const [rows, setRows] = React.useState<Employee[] | null>(null);
  const [attempt, setAttempt] = React.useState(1);
  const loading = rows === null;

  React.useEffect(() => {
    const timer = window.setTimeout(() => setRows(createEmployees(30)), 2500);
    return () => window.clearTimeout(timer);
  }, [attempt]);

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        disabled={loading}
        onClick={() => {
          setRows(null);
          setAttempt((count) => count + 1);
        }}
      >
        Load again
      </Button>
      <div style={{ height: 340, width: '100%' }}>
        <DataGrid
          rows={rows ?? []}
          columns={columns}
          label="Employees"
          loading={loading}
          slotProps={{ loadingOverlay: { noRowsVariant: 'skeleton', 'aria-hidden': true } }}
          hideFooter
        />
      </div>
      <Typography role="status">
        {loading ? 'Loading the employees…' : `${rows.length} employees`}
      </Typography>
    </Stack>
  );
}
