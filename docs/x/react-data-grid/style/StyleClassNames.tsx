import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'department', headerName: 'Department', width: 120 },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 100,
    headerClassName: 'staff-measured',
    cellClassName: ({ value = 0 }) => (value >= 4.5 ? 'staff-top' : value < 2.5 ? 'staff-low' : ''),
  },
  { field: 'remote', headerName: 'Remote', type: 'boolean', width: 100 },
];

const sx = {
  '& .staff-measured': { fontStyle: 'italic' },
  '& .staff-remote': { fontStyle: 'italic', color: 'text.secondary' },
  '& .staff-top': { bgcolor: 'success.main', color: 'success.contrastText' },
  '& .staff-low': { textDecoration: 'underline wavy', textDecorationColor: 'currentColor' },
};

export default function StyleClassNames() {
  const [rows] = React.useState(() => createEmployees(40));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Reviews"
        getRowClassName={({ row }) => (row.remote ? 'staff-remote' : '')}
        sx={sx}
        hideFooter
      />
    </div>
  );
}
