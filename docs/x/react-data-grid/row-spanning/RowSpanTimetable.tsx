import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Departure {
  id: number;
  pier: string;
  boat: string;
  time: string;
}

const columns: GridColDef<Departure>[] = [
  { field: 'pier', headerName: 'Pier', flex: 1, minWidth: 110 },
  { field: 'boat', headerName: 'Boat', flex: 1, minWidth: 110 },
  { field: 'time', headerName: 'Departs', width: 100 },
];

const rows: Departure[] = [
  { id: 1, pier: 'North pier', boat: 'Petrel', time: '07:10' },
  { id: 2, pier: 'North pier', boat: 'Petrel', time: '09:40' },
  { id: 3, pier: 'North pier', boat: 'Avocet', time: '12:15' },
  { id: 4, pier: 'Old quay', boat: 'Avocet', time: '14:30' },
  { id: 5, pier: 'Old quay', boat: 'Dunlin', time: '16:05' },
];

export default function RowSpanTimetable() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Departures by pier"
        rowSpanning
        showCellVerticalBorder
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
