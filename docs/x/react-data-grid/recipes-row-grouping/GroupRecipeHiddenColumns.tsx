import * as React from 'react';
import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 160 },
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'role', headerName: 'Role', width: 170 },
];

export default function GroupRecipeHiddenColumns() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createEmployees(80));
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['country'] } },
  });

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        label="Employees whose grouped columns hide"
        initialState={initialState}
        groupingColDef={{ headerName: 'Group', width: 180 }}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'Brazil'}
      />
    </div>
  );
}
