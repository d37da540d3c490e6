import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const hours = ['9:00', '10:00', '11:00', '12:00', '13:00'];

type Room = { id: string; room: string; plan: string[] };

const columns: GridColDef<Room>[] = [
  { field: 'room', headerName: 'Room', width: 110, hideable: false },
  ...hours.map<GridColDef<Room>>((hour, index) => ({
    field: hour,
    headerName: hour,
    flex: 1,
    minWidth: 105,
    sortable: false,
    hideable: false,
    disableColumnMenu: true,
    align: 'center',
    headerAlign: 'center',
    valueGetter: (_value, row) => row.plan[index],
    colSpan: (value, row) => {
      const end = row.plan.findIndex((course, next) => next > index && course !== value);
      return value ? (end === -1 ? hours.length : end) - index : 1;
    },
  })),
];

const rows: Room[] = [
  { id: 'kiln', room: 'Kiln room', plan: ['Glazing', 'Glazing', '', 'Raku', 'Raku'] },
  { id: 'loom', room: 'Loom room', plan: ['Weaving', 'Weaving', 'Weaving', 'Weaving', ''] },
  { id: 'press', room: 'Press room', plan: ['', 'Linocut', 'Linocut', 'Etching', 'Etching'] },
];

export default function ColumnSpanningTimetable() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Courses on Saturday"
        showCellVerticalBorder
        showColumnVerticalBorder
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
