import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'role', headerName: 'Role', width: 180 },
];

const initialState = { pagination: { paginationModel: { pageSize: 250 } } };

export default function PaginationPro() {
  const [rows] = React.useState(() => createEmployees(2000));
  const [pages, setPages] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Split into pages of 250"
        control={<Switch checked={pages} onChange={(_event, checked) => setPages(checked)} />}
      />
      <div style={{ height: 420 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          label="2,000 employees"
          pagination={pages}
          pageSizeOptions={[250, 500]}
          initialState={initialState}
        />
      </div>
    </Stack>
  );
}
