import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'stop', headerName: 'Stop', width: 120 },
  { field: 'arrival', headerName: 'Arrival time', width: 120 },
  { field: 'arrivalTrack', headerName: 'Arrival track', width: 120 },
  { field: 'departure', headerName: 'Departure time', width: 140 },
  { field: 'seats', headerName: 'Free seats', type: 'number', width: 110 },
];

const groups: GridColumnGroupingModel = [
  {
    groupId: 'timetable',
    headerName: 'Timetable',
    children: [
      {
        groupId: 'arriving',
        headerName: 'Arriving',
        children: [{ field: 'arrival' }, { field: 'arrivalTrack' }],
      },
      { groupId: 'leaving', headerName: 'Leaving', children: [{ field: 'departure' }] },
    ],
  },
  { groupId: 'booking', headerName: 'Booking', children: [{ field: 'seats' }] },
];

const rows = [
  { id: 1, stop: 'Fernwald', arrival: '8:12', arrivalTrack: '2', departure: '8:15', seats: 41 },
  { id: 2, stop: 'Oberau', arrival: '8:40', arrivalTrack: '1', departure: '8:41', seats: 12 },
];

export default function ColumnGroupsLevels() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Stops of the morning train"
        columnGroupingModel={groups}
        columnGroupHeaderHeight={40}
        hideFooter
      />
    </div>
  );
}
