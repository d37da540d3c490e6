import * as React from 'react';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 160 },
  { field: 'country', headerName: 'Country', width: 150 },
  { field: 'salary', headerName: 'Salary', type: 'number', width: 170 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 160 },
];

const localeText: DataGridPremiumProps['localeText'] = {
  aggregationFunctionLabelSum: 'total',
  aggregationFunctionLabelAvg: 'on average',
  aggregationFunctionLabelSize: 'entries',
};

const initialState = {
  aggregation: { model: { country: 'size', salary: 'sum', rating: 'avg' } },
};

export default function AggregationLabels() {
  const [rows] = React.useState(() => createEmployees(50));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="Employees with renamed functions"
        localeText={localeText}
        initialState={initialState}
      />
    </div>
  );
}
