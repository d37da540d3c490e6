import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'name', headerName: 'Name', width: 160, groupable: false },
  { field: 'salary', headerName: 'Salary (USD)', type: 'number', width: 130, groupable: false },
  { field: 'startDate', headerName: 'Start date', type: 'date', width: 120, groupable: false },
];

const initialState = { rowGrouping: { model: ['country'] } };

const groupingColDef = { headerName: 'Group', width: 190 };

export default function RowGroupingLimited() {
  const [rows] = React.useState(() => createEmployees(100));
  const [disabled, setDisabled] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Turn row grouping off"
        control={
          <Switch checked={disabled} onChange={(event) => setDisabled(event.target.checked)} />
        }
      />
      <div style={{ height: 400 }}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          label="Employees, grouped by country or department only"
          disableRowGrouping={disabled}
          groupingColDef={groupingColDef}
          initialState={initialState}
        />
      </div>
    </Stack>
  );
}
