import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredRowCountSelector,
  gridSortModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'salary', headerName: 'Salary (USD)', type: 'number', width: 130 },
];

function CountFooter() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridFilteredRowCountSelector);
  const sortModel = useGridSelector(apiRef, gridSortModelSelector);
  const order = sortModel[0] ? `sorted by ${sortModel[0].field}` : 'unsorted';
  return (
    <Typography role="status" variant="body2" sx={{ p: 1.5 }}>
      {`Employees: ${count}, ${order}`}
    </Typography>
  );
}

export default function StateFooterCounts() {
  const [rows] = React.useState(() => createEmployees(80));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Employees"
        showToolbar
        slots={{ footer: CountFooter }}
        initialState={{ sorting: { sortModel: [{ field: 'salary', sort: 'desc' }] } }}
      />
    </div>
  );
}
