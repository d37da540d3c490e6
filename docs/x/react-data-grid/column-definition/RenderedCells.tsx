import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

type Course = { id: number; course: string; booked: number; level: string };

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
      <>
        <LinearProgress
          variant="determinate"
          value={params.row.booked}
          aria-label={`${params.row.course}, booked places`}
          sx={{ flexGrow: 1, marginInlineEnd: 1 }}
        />
        {params.formattedValue}
      </>
    ),
  },
];

const rows: Course[] = [
  { id: 1, course: 'Bookbinding', booked: 80, level: 'Beginner' },
  { id: 2, course: 'Letterpress', booked: 45, level: 'Advanced' },
];

export default function RenderedCells() {
  return (
    <div style={{ height: 220, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Courses" hideFooter />
    </div>
  );
}
