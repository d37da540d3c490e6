import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'salary', headerName: 'Salary (USD)', type: 'number', width: 130 },
];

const ORDERS: Record<string, DataGridProps['sortingOrder']> = {
  'Up, down, off': ['asc', 'desc', null],
  'Down, up, off': ['desc', 'asc', null],
  'Up, down': ['asc', 'desc'],
};

export default function SortingOrder() {
  const [rows] = React.useState(() => createEmployees(60));
  const [name, setName] = React.useState('Down, up, off');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="What clicks on a header do"
        value={name}
        onChange={(_event, next: string | null) => next && setName(next)}
      >
        {Object.keys(ORDERS).map((option) => (
          <ToggleButton key={option} value={option}>
            {option}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 400 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Employees with another order of clicks"
          sortingOrder={ORDERS[name]}
        />
      </div>
    </Stack>
  );
}
