import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 180,
    display: 'flex',
    renderCell: ({ row, tabIndex }) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Avatar
          aria-hidden
          sx={{
            width: 28,
            height: 28,
            fontSize: 13,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          {row.name.replace(/[^A-Z]/g, '')}
        </Avatar>
        <Link href={`#employee-${row.id}`} tabIndex={tabIndex}>
          {row.name}
        </Link>
      </Box>
    ),
  },
  {
    field: 'remote',
    headerName: 'Workplace',
    width: 120,
    display: 'flex',
    valueFormatter: (value: boolean) => (value ? 'Remote' : 'Office'),
    renderCell: ({ formattedValue }) => (
      <Chip label={formattedValue} size="small" variant="outlined" />
    ),
  },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 180,
    display: 'flex',
    renderCell: ({ row, formattedValue }) => (
      <>
        <LinearProgress
          variant="determinate"
          value={(row.rating / 5) * 100}
          aria-label={`Rating of ${row.name}`}
          sx={{ flexGrow: 1, marginInlineEnd: 1 }}
        />
        {formattedValue}
      </>
    ),
  },
];

export default function RenderedCells() {
  const [rows] = React.useState(() => createEmployees(30));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Employees" hideFooter />
    </div>
  );
}
