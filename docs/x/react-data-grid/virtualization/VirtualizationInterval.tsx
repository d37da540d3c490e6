import * as React from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 140 },
];

export default function VirtualizationInterval() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createEmployees(5000));
  const [range, setRange] = React.useState({ firstRowIndex: 0, lastRowIndex: 0 });

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('renderedRowsIntervalChange', (context) =>
        setRange({ firstRowIndex: context.firstRowIndex, lastRowIndex: context.lastRowIndex }),
      ),
    [apiRef],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 400 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="5,000 employees"
          hideFooter
        />
      </div>
      <LinearProgress
        variant="determinate"
        aria-label="Position in the rows"
        value={(100 * range.firstRowIndex) / rows.length}
      />
      <Typography variant="body2">
        Rows {range.firstRowIndex + 1} to {range.lastRowIndex} of {rows.length} are rendered.
      </Typography>
    </Stack>
  );
}
