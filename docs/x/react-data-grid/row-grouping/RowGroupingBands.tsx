import * as React from 'react';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  {
    field: 'salary',
    headerName: 'Salary (USD)',
    type: 'number',
    width: 130,
    groupingValueGetter: (value?: number) =>
      value === undefined ? 'Unknown' : `${Math.floor(value / 25_000) * 25}k and up`,
  },
  {
    field: 'startDate',
    headerName: 'Start date',
    type: 'date',
    width: 120,
    groupingValueGetter: (value?: Date) => value?.getFullYear(),
  },
  { field: 'name', headerName: 'Name', width: 160 },
  { field: 'role', headerName: 'Role', width: 170 },
];

const initialState = { rowGrouping: { model: ['salary', 'startDate'] } };

export default function RowGroupingBands() {
  const [rows] = React.useState(() => createEmployees(150));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="Employees by salary band and year of joining"
        groupingColDef={{ headerName: 'Band and year', width: 200 }}
        isGroupExpandedByDefault={(node) => node.groupingKey === '100k and up'}
        initialState={initialState}
      />
    </div>
  );
}
