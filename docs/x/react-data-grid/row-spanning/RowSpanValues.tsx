import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Lesson {
  id: number;
  day: string;
  course: string;
  room: string;
  seats: number;
}

const columns: GridColDef<Lesson>[] = [
  { field: 'day', headerName: 'Day', width: 100 },
  {
    field: 'room',
    headerName: 'Room',
    width: 110,
    rowSpanValueGetter: (value, row) => `${row.day}/${value}`,
  },
  { field: 'course', headerName: 'Course', flex: 1, minWidth: 130 },
  {
    field: 'seats',
    headerName: 'Seats',
    type: 'number',
    width: 80,
    rowSpanValueGetter: () => null,
  },
];

const rows: Lesson[] = [
  { id: 1, day: 'Tuesday', course: 'Bookbinding', room: 'Loft', seats: 8 },
  { id: 2, day: 'Tuesday', course: 'Letterpress', room: 'Loft', seats: 8 },
  { id: 3, day: 'Friday', course: 'Etching', room: 'Loft', seats: 8 },
  { id: 4, day: 'Friday', course: 'Paper making', room: 'Yard', seats: 12 },
];

export default function RowSpanValues() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Courses of the print workshop"
        rowSpanning
        showCellVerticalBorder
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
