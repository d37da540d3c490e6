import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { days, staff, weeks, type Person } from './staff';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 120, hideable: false },
  ...days.map<GridColDef<Person>>((day) => ({
    field: day.field,
    headerName: day.title,
    width: 72,
    align: 'center',
    headerAlign: 'center',
    sortable: false,
    hideable: false,
    resizable: false,
    disableColumnMenu: true,
    valueGetter: (_value, row) => row.days[day.index],
    colSpan: (value, row) => {
      if (!value) return 1;
      const end = row.days.findIndex((next, index) => index > day.index && next !== value);
      return (end === -1 ? row.days.length : end) - day.index;
    },
    cellClassName: ({ value }) => {
      if (value) return 'time-off-away';
      return day.weekend ? 'time-off-weekend' : '';
    },
  })),
];

export default function TimeOffWeeks() {
  return (
    <div style={{ height: 520, width: '100%' }}>
      <DataGrid
        rows={staff}
        columns={columns}
        columnGroupingModel={weeks}
        columnGroupHeaderHeight={40}
        label="Absences from March 2 to 15"
        showCellVerticalBorder
        disableRowSelectionOnClick
        hideFooter
        sx={{
          '& .time-off-weekend': { bgcolor: 'action.hover' },
          '& .time-off-away': { bgcolor: 'primary.main', color: 'primary.contrastText' },
          '& .time-off-away:focus': { outlineColor: 'currentColor' },
        }}
      />
    </div>
  );
}
