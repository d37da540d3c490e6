import * as React from 'react';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'name', headerName: 'Name', width: 160 },
  { field: 'role', headerName: 'Role', width: 180 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 110 },
];

const initialState = {
  rowGrouping: { model: ['department'] },
  columns: { columnVisibilityModel: { department: false } },
  filter: { filterModel: { items: [{ field: 'rating', operator: '>=', value: 4 }] } },
};

export default function RowGroupingFiltered() {
  const [rows] = React.useState(() => createEmployees(200));

  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="Well-rated employees by department"
        showToolbar
        defaultGroupingExpansionDepth={1}
        groupingColDef={{ headerName: 'Department', width: 180 }}
        initialState={initialState}
      />
    </div>
  );
}
