import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { masts, steps, type Mast } from './masts';

const columns: GridColDef<Mast>[] = [
  { field: 'mast', headerName: 'Mast', flex: 1, minWidth: 120 },
  { field: 'speed', headerName: 'Wind (m/s)', type: 'number', width: 120 },
  {
    field: 'change',
    headerName: 'Change',
    type: 'number',
    width: 100,
    valueFormatter: (value: number) => (value > 0 ? `+${value}` : `${value}`),
    renderCell: ({ formattedValue }) => <bdi>{formattedValue}</bdi>,
  },
  { field: 'messages', headerName: 'Messages', type: 'number', width: 110 },
];

export default function RealTimeWind() {
  const apiRef = useGridApiRef();
  const [running, setRunning] = React.useState(false);
  const next = React.useRef(0);

  React.useEffect(() => {
    if (!running) return undefined;
    const receive = () => {
      const step = steps[next.current % steps.length];
      const row: Mast | null = step ? (apiRef.current?.getRow(step.id) ?? null) : null;
      next.current += 1;
      if (!step || !row) return;
      apiRef.current?.updateRows([
        {
          id: row.id,
          speed: row.speed + step.change,
          change: step.change,
          messages: row.messages + 1,
        },
      ]);
    };
    const timer = window.setInterval(receive, 250);
    return () => window.clearInterval(timer);
  }, [apiRef, running]);

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setRunning(!running)}>
        {running ? 'Stop' : 'Start'}
      </Button>
      <div style={{ height: 400, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          rows={masts}
          columns={columns}
          label="Wind at the masts"
          hideFooter
        />
      </div>
      <Typography role="status">
        {running ? 'Messages arrive every 0.25 seconds.' : 'Updates are paused.'}
      </Typography>
    </Stack>
  );
}
