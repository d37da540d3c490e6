import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  {
    field: 'person',
    headerName: 'Person',
    flex: 1,
    minWidth: 170,
    display: 'flex',
    valueGetter: (_value, row) => `${row.name}, ${row.role}`,
    renderCell: ({ row }) => (
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" noWrap>
          {row.name}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="div" noWrap>
          {row.role}
        </Typography>
      </Box>
    ),
  },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'startDate', headerName: 'Start date', type: 'date', width: 120 },
];

export default function RecipeColumnTwoLines() {
  const [rows] = React.useState(() => createEmployees(40));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Employees" rowHeight={60} hideFooter />
    </div>
  );
}
