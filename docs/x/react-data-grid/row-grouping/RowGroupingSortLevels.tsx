import * as React from 'react';
import {
  DataGridPremium,
  getRowGroupingFieldFromGroupingCriteria,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'name', headerName: 'Name', width: 150 },
  { field: 'salary', headerName: 'Salary (USD)', type: 'number', width: 140 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['country', 'department'] },
  columns: { columnVisibilityModel: { country: false, department: false } },
  sorting: {
    sortModel: [
      { field: getRowGroupingFieldFromGroupingCriteria('country'), sort: 'desc' },
      { field: getRowGroupingFieldFromGroupingCriteria('department'), sort: 'asc' },
      { field: 'salary', sort: 'desc' },
    ],
  },
};

export default function RowGroupingSortLevels() {
  const [rows] = React.useState(() => createEmployees(150));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="Countries from Z to A, departments from A to Z"
        rowGroupingColumnMode="multiple"
        groupingColDef={{ width: 170 }}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'Spain'}
        initialState={initialState}
      />
    </div>
  );
}
