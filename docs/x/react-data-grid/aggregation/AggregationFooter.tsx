import * as React from 'react';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 150 },
  { field: 'salary', headerName: 'Salary (USD)', type: 'number', width: 140 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 110 },
  {
    field: 'remote',
    headerName: 'Remote',
    type: 'boolean',
    width: 110,
    availableAggregationFunctions: ['sizeTrue', 'sizeFalse'],
  },
  { field: 'startDate', headerName: 'Start date', type: 'date', width: 130 },
  { field: 'country', headerName: 'Country', width: 120 },
];

const initialState = {
  aggregation: {
    model: {
      salary: 'sum',
      rating: 'avg',
      remote: 'sizeTrue',
      startDate: 'max',
      country: 'size',
    },
  },
};

export default function AggregationFooter() {
  const [rows] = React.useState(() => createEmployees(60));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="Employees with totals"
        initialState={initialState}
      />
    </div>
  );
}
