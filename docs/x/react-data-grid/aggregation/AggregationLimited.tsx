import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 150, aggregable: false },
  { field: 'department', headerName: 'Department', width: 140, aggregable: false },
  {
    field: 'salary',
    headerName: 'Salary (USD)',
    type: 'number',
    width: 150,
    availableAggregationFunctions: ['avg', 'min', 'max'],
  },
  {
    field: 'startDate',
    headerName: 'Start date',
    type: 'date',
    width: 140,
    availableAggregationFunctions: ['min', 'max'],
  },
];

const initialState = { aggregation: { model: { salary: 'avg', startDate: 'min' } } };

export default function AggregationLimited() {
  const [rows] = React.useState(() => createEmployees(60));
  const [disabled, setDisabled] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Turn aggregation off"
        control={
          <Switch checked={disabled} onChange={(event) => setDisabled(event.target.checked)} />
        }
      />
      <div style={{ height: 400 }}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          label="Employees with limited functions"
          disableAggregation={disabled}
          initialState={initialState}
        />
      </div>
    </Stack>
  );
}
