import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'country', headerName: 'Country', width: 120 },
];

export default function QuickFilterHidden() {
  const [rows] = React.useState(() => createEmployees(80));
  const [include, setInclude] = React.useState(true);
  const [words, setWords] = React.useState<unknown[]>(['kenya']);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Search the hidden column Country too"
        control={<Switch checked={include} onChange={(_event, checked) => setInclude(checked)} />}
      />
      <div style={{ height: 400 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Employees, searched by a hidden country"
          showToolbar
          columnVisibilityModel={{ country: false }}
          filterModel={{
            items: [],
            quickFilterValues: words,
            quickFilterExcludeHiddenColumns: !include,
          }}
          onFilterModelChange={(model) => setWords(model.quickFilterValues ?? [])}
        />
      </div>
    </Stack>
  );
}
