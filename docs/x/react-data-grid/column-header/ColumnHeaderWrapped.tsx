import * as React from 'react';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'startDate', headerName: 'First day in the company', type: 'date', width: 120 },
  {
    field: 'salary',
    headerName: 'Gross salary per year in US dollars',
    type: 'number',
    width: 130,
    headerClassName: 'staff-salary',
  },
  { field: 'rating', headerName: 'Average of the last review', type: 'number', width: 120 },
];

const sx = {
  [`& .${gridClasses.columnHeaderTitle}`]: { whiteSpace: 'normal', lineHeight: 1.25 },
  '& .staff-salary': { fontStyle: 'italic' },
};

export default function ColumnHeaderWrapped() {
  const [rows] = React.useState(() => createEmployees(40));

  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Employees"
        columnHeaderHeight={72}
        showColumnVerticalBorder
        disableColumnMenu
        sx={sx}
        hideFooter
      />
    </div>
  );
}
