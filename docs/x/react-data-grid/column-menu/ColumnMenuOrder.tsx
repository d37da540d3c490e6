import * as React from 'react';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'country', headerName: 'Country', width: 120, disableColumnMenu: true },
  { field: 'salary', headerName: 'Salary (USD)', type: 'number', width: 140 },
];

const slotProps: DataGridProps['slotProps'] = {
  columnMenu: {
    slots: { columnMenuColumnsItem: null },
    slotProps: { columnMenuFilterItem: { displayOrder: 0 } },
  },
};

export default function ColumnMenuOrder() {
  const [rows] = React.useState(() => createEmployees(40));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Employees" slotProps={slotProps} hideFooter />
    </div>
  );
}
