import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

interface Entry {
  id: number;
  day: string;
  note: string;
}

const columns: GridColDef<Entry>[] = [
  { field: 'day', headerName: 'Day', width: 90 },
  { field: 'note', headerName: 'Note of the keeper', flex: 1, minWidth: 200 },
];

const rows: Entry[] = [
  { id: 1, day: 'Monday', note: 'Calm sea.' },
  {
    id: 2,
    day: 'Tuesday',
    note: 'Fog from four in the morning. The horn was on until noon, and the supply boat waited behind the mole.',
  },
  { id: 3, day: 'Wednesday', note: 'Cleaned the lens. Two panes of the lantern need new putty.' },
  { id: 4, day: 'Thursday', note: 'Visitors: 14.' },
];

const getRowHeight = () => 'auto' as const;
const getEstimatedRowHeight = () => 56;

export default function RowHeightAuto() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Lighthouse log"
        getRowHeight={getRowHeight}
        getEstimatedRowHeight={getEstimatedRowHeight}
        sx={{ [`& .${gridClasses['row--dynamicHeight']} > .${gridClasses.cell}`]: { py: 1.5 } }}
        hideFooter
      />
    </div>
  );
}
