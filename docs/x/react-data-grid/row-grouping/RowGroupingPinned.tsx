import * as React from 'react';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'role', headerName: 'Role', width: 180 },
  { field: 'country', headerName: 'Country', width: 150 },
  { field: 'startDate', headerName: 'Start date', type: 'date', width: 150 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 130 },
  { field: 'salary', headerName: 'Salary (USD)', type: 'number', width: 160 },
  { field: 'remote', headerName: 'Remote', type: 'boolean', width: 130 },
];

const initialState = {
  rowGrouping: { model: ['department'] },
  columns: { columnVisibilityModel: { department: false } },
  pinnedColumns: { left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] },
};

export default function RowGroupingPinned() {
  const [rows] = React.useState(() => createEmployees(120));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="Employees with a pinned team column"
        groupingColDef={{ headerName: 'Team', leafField: 'name', width: 170 }}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'Engineering'}
        initialState={initialState}
      />
    </div>
  );
}
