import * as React from 'react';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { createRandom } from '../../_data/random';

interface Slot {
  id: number;
  time: string;
  [room: string]: string | number;
}

const ROOMS = ['Atrium', 'Library', 'Studio'];
const TALKS = ['Keynote', 'Workshop', 'Break', 'Panel', 'Demo'];

/** Slots of half an hour; a talk fills two to four of them. */
function createSlots(): Slot[] {
  const random = createRandom(21);
  const slots: Slot[] = Array.from({ length: 20 }, (_, id) => ({
    id,
    time: `${8 + Math.floor(id / 2)}:${id % 2 === 0 ? '00' : '30'}`,
  }));
  for (const room of ROOMS) {
    let slot = 0;
    let number = 0;
    while (slot < slots.length) {
      number += 1;
      const talk = `${random.pick(TALKS)} ${number}`;
      const end = slot + random.integer(2, 4);
      for (const row of slots.slice(slot, end)) row[room] = talk;
      slot = end;
    }
  }
  return slots;
}

const columns: GridColDef<Slot>[] = [
  { field: 'time', headerName: 'Time', width: 80 },
  ...ROOMS.map((room): GridColDef<Slot> => ({
    field: room,
    headerName: room,
    flex: 1,
    minWidth: 100,
  })),
];

export default function RowSpanSchedule() {
  const [rows] = React.useState(createSlots);

  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Conference schedule"
        rowSpanning
        showCellVerticalBorder
        disableColumnSorting
        disableRowSelectionOnClick
        rowHeight={36}
        hideFooter
        sx={{ [`& .${gridClasses.cell}`]: { bgcolor: 'background.paper' } }}
      />
    </div>
  );
}
