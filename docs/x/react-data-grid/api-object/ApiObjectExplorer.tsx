import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, useGridApiRef, type GridApi, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'salary', headerName: 'Salary (USD)', type: 'number', width: 130 },
];

const READS: Record<string, (api: GridApi) => unknown> = {
  'getRow(3)': (api) => api.getRow(3),
  "getCellValue(3, 'salary')": (api) => api.getCellValue(3, 'salary'),
  "getCellParams(3, 'salary').formattedValue": (api) =>
    api.getCellParams(3, 'salary').formattedValue,
  'getRowsCount()': (api) => api.getRowsCount(),
  'getSortedRowIds().slice(0, 5)': (api) => api.getSortedRowIds().slice(0, 5),
  'getVisibleColumns().map((column) => column.field)': (api) =>
    api.getVisibleColumns().map((column) => column.field),
  'getRowIndexRelativeToVisibleRows(3)': (api) => api.getRowIndexRelativeToVisibleRows(3),
  'exportState().sorting': (api) => api.exportState().sorting,
};

export default function ApiObjectExplorer() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createEmployees(40));
  const [result, setResult] = React.useState('Choose a call.');

  const run = (call: string) => {
    const read = READS[call];
    if (read && apiRef.current) setResult(JSON.stringify(read(apiRef.current), null, 1));
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="apiRef.current"
        defaultValue=""
        onChange={(event) => run(event.target.value)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">Choose a call</option>
        {Object.keys(READS).map((call) => (
          <option key={call} value={call}>
            {call}
          </option>
        ))}
      </TextField>
      <Box
        role="status"
        sx={{ fontFamily: 'monospace', fontSize: 14, minHeight: '3em', overflowWrap: 'anywhere' }}
      >
        {result}
      </Box>
      <div style={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="Employees"
          initialState={{ sorting: { sortModel: [{ field: 'salary', sort: 'desc' }] } }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
