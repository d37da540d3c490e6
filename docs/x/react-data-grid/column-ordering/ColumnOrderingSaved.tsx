import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 150 },
  { field: 'role', headerName: 'Role', width: 170 },
  { field: 'department', headerName: 'Department', width: 120 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'salary', headerName: 'Salary (USD)', type: 'number', width: 130 },
];

export default function ColumnOrderingSaved() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createEmployees(40));
  // Your app would keep this array on a server or in localStorage.
  const [order, setOrder] = React.useState(['name', 'salary', 'role']);
  const [visit, setVisit] = React.useState(1);

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setVisit((count) => count + 1)}>
        Open the grid again
      </Button>
      <div style={{ height: 380, width: '100%' }}>
        <DataGridPro
          key={visit}
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label={`Employees, visit ${visit}`}
          initialState={{ columns: { orderedFields: order } }}
          onColumnOrderChange={() => {
            setOrder(apiRef.current?.getAllColumns().map(({ field }) => field) ?? []);
          }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
