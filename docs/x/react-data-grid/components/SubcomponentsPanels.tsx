import * as React from 'react';
import { DataGrid, gridClasses, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130, hideable: false },
  { field: 'department', headerName: 'Department', width: 120 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 100 },
  { field: 'startDate', headerName: 'Start date', type: 'date', width: 120 },
];

const slotProps: DataGridProps['slotProps'] = {
  toolbar: { showQuickFilter: false },
  columnsManagement: {
    sort: 'asc',
    disableShowHideToggle: true,
    searchInputProps: { placeholder: 'Find a column', size: 'small' },
  },
  filterPanel: {
    disableAddFilterButton: true,
    disableRemoveAllButton: true,
    sx: { [`& .${gridClasses.filterForm}`]: { flexWrap: 'wrap' } },
  },
};

export default function SubcomponentsPanels() {
  const [rows] = React.useState(() => createEmployees(60));

  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Employees"
        showToolbar
        slotProps={slotProps}
        hideFooter
      />
    </div>
  );
}
