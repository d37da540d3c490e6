import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { days, staff, weeks, type Person } from './staff';

type Line = Pick<Person, 'id' | 'name'> & { days: (string | number)[] };

const columns: GridColDef<Line>[] = [
  { field: 'name', headerName: 'Name', width: 120, hideable: false },
  ...days.map<GridColDef<Line>>((day) => ({
    field: day.field,
    headerName: day.title,
    width: 72,
    align: 'center',
    headerAlign: 'center',
    sortable: false,
    disableReorder: true,
    disableColumnMenu: true,
    valueGetter: (_value, row) => row.days[day.index],
  })),
];

const present: Line = {
  id: 0,
  name: 'At work',
  days: days.map((day) =>
    day.weekend ? 'Closed' : staff.filter((person) => !person.days[day.index]).length,
  ),
};

const pinnedRows = { bottom: [present] };
const initialState = { pinnedColumns: { left: ['name'] } };

export default function TimeOffPinned() {
  return (
    <div style={{ height: 520, width: '100%' }}>
      <DataGridPro
        rows={staff}
        columns={columns}
        columnGroupingModel={weeks}
        columnGroupHeaderHeight={40}
        label="Absences and people at work"
        pinnedRows={pinnedRows}
        initialState={initialState}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
