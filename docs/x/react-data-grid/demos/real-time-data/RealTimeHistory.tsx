import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createReadings } from '../../../_data/readings';

interface Mast {
  id: number;
  mast: string;
  /** The wind of the last 40 minutes, in m/s. */
  wind: number[];
}

const MINUTES = 40;

const History = React.memo(function History({ wind }: Pick<Mast, 'wind'>) {
  return (
    <SparkLineChart
      data={wind}
      width={150}
      height={36}
      yAxis={{ min: 0, max: 15 }}
      role="img"
      aria-label={`Last ${wind.length} values, from ${wind[0]} to ${wind.at(-1)}`}
    />
  );
});

const columns: GridColDef<Mast>[] = [
  { field: 'mast', headerName: 'Mast', flex: 1, minWidth: 110 },
  {
    field: 'now',
    headerName: 'Wind (m/s)',
    type: 'number',
    width: 110,
    valueGetter: (_value, row) => row.wind.at(-1),
  },
  {
    field: 'wind',
    headerName: 'Last 40 minutes',
    width: 180,
    display: 'flex',
    sortable: false,
    filterable: false,
    renderCell: ({ row }) => <History wind={row.wind} />,
  },
];

const createDay = (mast: number) => createReadings(400, mast).map(({ wind }) => wind);

export default function RealTimeHistory() {
  const [days] = React.useState(() =>
    Array.from({ length: 24 }, (_, index) => createDay(index + 1)),
  );
  const [minute, setMinute] = React.useState(MINUTES);
  const [running, setRunning] = React.useState(false);

  React.useEffect(() => {
    if (!running) return undefined;
    const timer = window.setInterval(
      () => setMinute((last) => (last < 400 ? last + 1 : MINUTES)),
      500,
    );
    return () => window.clearInterval(timer);
  }, [running]);

  const rows = React.useMemo<Mast[]>(
    () =>
      days.map((day, index) => ({
        id: index + 1,
        mast: `Mast ${index + 1}`,
        wind: day.slice(minute - MINUTES, minute),
      })),
    [days, minute],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setRunning(!running)}>
        {running ? 'Stop the masts' : 'Start the masts'}
      </Button>
      <div style={{ height: 400, width: '100%' }}>
        <DataGrid rows={rows} columns={columns} label="Wind at the masts" hideFooter />
      </div>
    </Stack>
  );
}
