import * as React from 'react';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'name', headerName: 'Name', width: 170 },
  { field: 'role', headerName: 'Role', width: 170 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'startDate', headerName: 'Start date', type: 'date', width: 120 },
];

const initialState = {
  rowGrouping: { model: ['department'] },
  columns: { columnVisibilityModel: { department: false } },
};

export default function RowGroupingEmployees() {
  const [rows] = React.useState(() => createEmployees(120));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="Employees by department"
        groupingColDef={{ headerName: 'Department', width: 200 }}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'Design'}
        initialState={initialState}
      />
    </div>
  );
}
