import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Course {
  id: number;
  course: string;
  booked: number;
  level: 'Beginner' | 'Advanced';
}

const columns: GridColDef<Course>[] = [
  { field: 'course', headerName: 'Course', flex: 1, minWidth: 140 },
  {
    field: 'level',
    headerName: 'Level',
    width: 130,
    display: 'flex',
    renderCell: (params) => <Chip label={params.row.level} size="small" variant="outlined" />,
  },
  {
    field: 'booked',
    headerName: 'Booked',
    type: 'number',
    width: 170,
    display: 'flex',
    valueFormatter: (value: number) => `${value}%`,
    renderCell: (params) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
        <LinearProgress
          variant="determinate"
          value={params.row.booked}
          aria-label={`${params.row.course}, booked places`}
          sx={{ flexGrow: 1 }}
        />
        {params.formattedValue}
      </Box>
    ),
  },
];

const rows: Course[] = [
  { id: 1, course: 'Bookbinding', booked: 80, level: 'Beginner' },
  { id: 2, course: 'Letterpress', booked: 45, level: 'Advanced' },
  { id: 3, course: 'Paper marbling', booked: 100, level: 'Beginner' },
];

export default function RenderedCells() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Courses" hideFooter />
    </div>
  );
}
