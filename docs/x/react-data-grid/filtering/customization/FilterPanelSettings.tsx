import * as React from 'react';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'salary', headerName: 'Salary (USD)', type: 'number', width: 130 },
];

const slotProps: DataGridProps['slotProps'] = {
  filterPanel: {
    columnsSort: 'asc',
    getColumnForNewFilter: () => 'country',
    filterFormProps: {
      filterColumns: ({ columns: all }) =>
        all.map((column) => column.field).filter((field) => field !== 'salary'),
      valueInputProps: { sx: { width: 160 } },
    },
    sx: { p: 1 },
  },
};

export default function FilterPanelSettings() {
  const [rows] = React.useState(() => createEmployees(60));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Employees, not filterable by salary"
        showToolbar
        slotProps={slotProps}
      />
    </div>
  );
}
