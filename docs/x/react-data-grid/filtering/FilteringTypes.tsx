import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { DEPARTMENTS, createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 150 },
  {
    field: 'department',
    headerName: 'Department',
    type: 'singleSelect',
    valueOptions: DEPARTMENTS,
    width: 130,
  },
  { field: 'salary', headerName: 'Salary (USD)', type: 'number', width: 130 },
  { field: 'startDate', headerName: 'Start date', type: 'date', width: 120 },
  { field: 'remote', headerName: 'Remote', type: 'boolean', width: 100 },
];

const EXAMPLES: Record<string, GridFilterModel['items'][number]> = {
  'Name ends with "Berg"': { field: 'name', operator: 'endsWith', value: 'Berg' },
  'Design or Sales': { field: 'department', operator: 'isAnyOf', value: ['Design', 'Sales'] },
  'Salary of 100,000 or more': { field: 'salary', operator: '>=', value: 100_000 },
  'Started after 2019': { field: 'startDate', operator: 'onOrAfter', value: '2020-01-01' },
  Remote: { field: 'remote', operator: 'is', value: true },
};

export default function FilteringTypes() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createEmployees(100));

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {Object.entries(EXAMPLES).map(([name, item]) => (
          <Chip
            key={name}
            label={name}
            onClick={() => apiRef.current?.setFilterModel({ items: [item] })}
          />
        ))}
        <Chip
          variant="outlined"
          label="No filter"
          onClick={() => apiRef.current?.setFilterModel({ items: [] })}
        />
      </Stack>
      <div style={{ height: 400 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="Employees with a filter for each column type"
          showToolbar
        />
      </div>
    </Stack>
  );
}
