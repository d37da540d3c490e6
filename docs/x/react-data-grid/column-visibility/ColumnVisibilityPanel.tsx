import * as React from 'react';
import { DataGrid, GRID_CHECKBOX_SELECTION_FIELD, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130, hideable: false },
  { field: 'department', headerName: 'Department', width: 120 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 100 },
  { field: 'startDate', headerName: 'Start date', type: 'date', width: 120 },
];

export default function ColumnVisibilityPanel() {
  const [rows] = React.useState(() => createEmployees(60));
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Employees"
        showToolbar
        checkboxSelection
        initialState={{ columns: { columnVisibilityModel: { rating: false } } }}
        slotProps={{
          columnsManagement: {
            sort: 'asc',
            toggleAllMode: 'filteredOnly',
            getTogglableColumns: (all) =>
              all
                .map((column) => column.field)
                .filter((field) => field !== GRID_CHECKBOX_SELECTION_FIELD),
          },
        }}
        hideFooter
      />
    </div>
  );
}
