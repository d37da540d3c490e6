import * as React from 'react';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createReadingTable } from '../../_data/readings';

const ROWS = 100_000;
const HOURS = 48;

interface Sensor {
  id: number;
  name: string;
}

function createTable() {
  const values = createReadingTable(ROWS, HOURS);
  const columns: GridColDef<Sensor>[] = Array.from({ length: HOURS }, (_, hour) => ({
    field: `h${hour}`,
    headerName: `${hour}:00`,
    type: 'number',
    width: 90,
    valueGetter: (_value, { id }) => (values[id * HOURS + hour] ?? 0) / 10,
  }));
  const rows: Sensor[] = Array.from({ length: ROWS }, (_, id) => ({
    id,
    name: `Sensor ${id + 1}`,
  }));
  const first: GridColDef<Sensor>[] = [
    { field: 'id', headerName: 'No.', width: 90, valueGetter: (id: number) => id + 1 },
    { field: 'name', headerName: 'Sensor', width: 140 },
  ];
  return { rows, columns: [...first, ...columns] };
}

const initialState = { pinnedColumns: { left: ['name'] } };

export default function VirtualizationHugeGrid() {
  const [{ rows, columns }] = React.useState(createTable);

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        label="Temperatures of 100,000 sensors over 48 hours"
        rowHeight={36}
        initialState={initialState}
        disableRowSelectionOnClick
      />
    </div>
  );
}
