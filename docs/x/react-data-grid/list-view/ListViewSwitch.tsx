import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef, type GridListViewColDef } from '@mui/x-data-grid-pro';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'role', headerName: 'Role', width: 170 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 100 },
];

const listViewColumn: GridListViewColDef<Employee> = {
  field: 'employeeItem',
  display: 'flex',
  renderCell: ({ row }) => (
    <Stack sx={{ lineHeight: 1.5, minWidth: 0 }}>
      <strong>{row.name}</strong>
      <span>
        {row.role}, {row.department}, rated {row.rating}
      </span>
    </Stack>
  ),
};

export default function ListViewSwitch() {
  const [rows] = React.useState(() => createEmployees(60));
  const [isList, setIsList] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Show as a list"
        control={<Switch checked={isList} onChange={(event) => setIsList(event.target.checked)} />}
      />
      <div style={{ height: 420 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          label="Employees as a table or a list"
          showToolbar
          listView={isList}
          listViewColumn={listViewColumn}
          rowHeight={isList ? 64 : 52}
        />
      </div>
    </Stack>
  );
}
