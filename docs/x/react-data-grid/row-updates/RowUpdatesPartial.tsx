import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Gauge {
  id: string;
  river: string;
  level: number;
  readings: number;
}

const columns: GridColDef<Gauge>[] = [
  { field: 'id', headerName: 'Gauge', width: 90 },
  { field: 'river', headerName: 'River', flex: 1, minWidth: 110 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 110 },
  { field: 'readings', headerName: 'Readings', type: 'number', width: 100 },
];

const rows: Gauge[] = [
  { id: 'A', river: 'Elm', level: 184, readings: 1 },
  { id: 'B', river: 'Tarn', level: 212, readings: 1 },
  { id: 'C', river: 'Wyle', level: 97, readings: 1 },
];

const feed = [
  { id: 'C', level: 131 },
  { id: 'A', level: 226 },
  { id: 'C', level: 240 },
  { id: 'B', level: 190 },
];

export default function RowUpdatesPartial() {
  const apiRef = useGridApiRef();
  const [next, setNext] = React.useState(0);

  const receive = () => {
    const reading = feed[next % feed.length];
    if (!reading) return;
    const readings = apiRef.current?.getRow(reading.id)?.readings + 1;
    apiRef.current?.updateRows([{ ...reading, readings }]);
    setNext(next + 1);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button onClick={receive}>Receive the next reading</Button>
      <div style={{ height: 270, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="River gauges"
          initialState={{ sorting: { sortModel: [{ field: 'level', sort: 'desc' }] } }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
