import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 150, disableReorder: true },
  { field: 'department', headerName: 'Department', width: 120 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'startDate', headerName: 'Start date', type: 'date', width: 120 },
  { field: 'salary', headerName: 'Salary (USD)', type: 'number', width: 130 },
];

export default function ColumnOrderingDrag() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createEmployees(40));
  const [fields, setFields] = React.useState(columns.map((column) => column.field));

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography role="status">{`Order: ${fields.join(', ')}`}</Typography>
      <div style={{ height: 380 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="Employees"
          onColumnOrderChange={() =>
            setFields(apiRef.current?.getAllColumns().map((column) => column.field) ?? [])
          }
          hideFooter
        />
      </div>
    </Stack>
  );
}
