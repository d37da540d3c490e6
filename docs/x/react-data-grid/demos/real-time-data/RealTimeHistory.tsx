import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Pump {
  id: number;
  pump: string;
  litres: number[];
}

const History = React.memo(function History({ litres }: Pick<Pump, 'litres'>) {
  return (
    <SparkLineChart
      data={litres}
      width={130}
      height={36}
      yAxis={{ min: 0, max: 60 }}
      role="img"
      aria-label={`Last ${litres.length} values, from ${litres[0]} to ${litres.at(-1)}`}
    />
  );
});

const columns: GridColDef<Pump>[] = [
  { field: 'pump', headerName: 'Pump', flex: 1, minWidth: 110 },
  {
    field: 'now',
    headerName: 'Litres/s',
    type: 'number',
    width: 100,
    valueGetter: (_value, row) => row.litres.at(-1),
  },
  {
    field: 'litres',
    headerName: 'Last ten',
    width: 160,
    display: 'flex',
    sortable: false,
    filterable: false,
    renderCell: ({ row }) => <History litres={row.litres} />,
  },
];

const wave = [22, 25, 31, 38, 42, 40, 33, 27, 23, 20];

const firstRows: Pump[] = [
  { id: 1, pump: 'North lock', litres: wave },
  { id: 2, pump: 'Mill race', litres: wave.map((value) => 60 - value) },
  { id: 3, pump: 'Drain 7', litres: wave.map((value) => value - 14) },
];

const turn = ([first = 0, ...rest]: number[]) => [...rest, first];

const move = (rows: Pump[]) =>
  rows.map((row) => (row.id === 3 ? row : { ...row, litres: turn(row.litres) }));

export default function RealTimeHistory() {
  const [rows, setRows] = React.useState(firstRows);
  const [running, setRunning] = React.useState(false);

  React.useEffect(() => {
    if (!running) return undefined;
    const timer = window.setInterval(() => setRows(move), 1000);
    return () => window.clearInterval(timer);
  }, [running]);

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setRunning(!running)}>
        {running ? 'Stop the pumps' : 'Start the pumps'}
      </Button>
      <div style={{ height: 270, width: '100%' }}>
        <DataGrid rows={rows} columns={columns} label="Flow of the pumps" hideFooter />
      </div>
    </Stack>
  );
}
