import * as React from 'react';
import { DataGrid, type GridColDef, type GridInitialState } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'name', headerName: 'Name', width: 150 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'salary', headerName: 'Salary (USD)', type: 'number', width: 130 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 110 },
];

/** Everything here is only the start: users can sort, filter, and rearrange the grid. */
const initialState: GridInitialState = {
  columns: {
    columnVisibilityModel: { id: false },
    orderedFields: ['name', 'rating', 'salary', 'department'],
  },
  sorting: { sortModel: [{ field: 'rating', sort: 'desc' }] },
  filter: { filterModel: { items: [{ field: 'rating', operator: '>=', value: 3 }] } },
  pagination: { paginationModel: { pageSize: 10, page: 1 } },
  density: 'compact',
};

export default function StateInitial() {
  const [rows] = React.useState(() => createEmployees(80));

  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Good reviews"
        showToolbar
        initialState={initialState}
        pageSizeOptions={[10, 25]}
      />
    </div>
  );
}
