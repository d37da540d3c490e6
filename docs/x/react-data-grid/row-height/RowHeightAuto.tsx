import * as React from 'react';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { createRandom } from '../../_data/random';

interface Entry {
  id: number;
  day: string;
  note: string;
}

const NOTES = [
  'Calm sea.',
  'Fog from four in the morning. The horn was on until noon, and the supply boat waited outside.',
  'Cleaned the lens. Two panes of the lantern need new putty.',
  'Visitors: 14.',
  'Gale from the west with gusts of 28 m/s. The shutters on the gallery are closed. No boat is expected before Friday.',
];

function createLog(): Entry[] {
  const random = createRandom(8);
  return Array.from({ length: 30 }, (_, id) => ({
    id,
    day: `June ${id + 1}`,
    note: random.pick(NOTES),
  }));
}

const columns: GridColDef<Entry>[] = [
  { field: 'day', headerName: 'Day', width: 90 },
  { field: 'note', headerName: 'Note of the keeper', flex: 1, minWidth: 200 },
];

const getRowHeight = () => 'auto' as const;
const getEstimatedRowHeight = () => 56;

export default function RowHeightAuto() {
  const [rows] = React.useState(createLog);

  return (
    <div style={{ height: 420, width: '100%' }}>
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
