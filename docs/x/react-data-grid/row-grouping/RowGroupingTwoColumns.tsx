import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface Session {
  id: number;
  hall: string;
  day: string;
  talk: string;
  seats: number;
}

const columns: GridColDef<Session>[] = [
  { field: 'hall', headerName: 'Hall', width: 110 },
  { field: 'day', headerName: 'Day', width: 120 },
  { field: 'talk', headerName: 'Talk', width: 210 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 90 },
];

const rows: Session[] = [
  { id: 1, hall: 'North', day: 'Monday', talk: 'Tides and turbines', seats: 120 },
  { id: 2, hall: 'North', day: 'Tuesday', talk: 'Reading river gauges', seats: 80 },
  { id: 3, hall: 'North', day: 'Monday', talk: 'Salt in the grid', seats: 120 },
  { id: 4, hall: 'Harbour', day: 'Tuesday', talk: 'Quiet propellers', seats: 45 },
];

export default function RowGroupingTwoColumns() {
  return (
    <div style={{ height: 430, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="Talks by hall and day"
        rowGroupingColumnMode="multiple"
        groupingColDef={{ hideDescendantCount: true }}
        isGroupExpandedByDefault={(node) => node.groupingField === 'hall'}
        initialState={{
          rowGrouping: { model: ['hall', 'day'] },
          columns: { columnVisibilityModel: { hall: false, day: false } },
        }}
        hideFooter
      />
    </div>
  );
}
