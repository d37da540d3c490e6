import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Call {
  id: number;
  street: string;
  reason: string;
}

const columns: GridColDef<Call>[] = [
  { field: 'id', headerName: 'Call', width: 80 },
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 120 },
  { field: 'reason', headerName: 'Reason', flex: 1, minWidth: 140 },
];

const calls: Call[] = [
  { id: 41, street: 'Tanner Row', reason: 'Streetlight out' },
  { id: 42, street: 'Quay Street', reason: 'Blocked drain' },
  { id: 43, street: 'Orchard Lane', reason: 'Fallen branch' },
  { id: 44, street: 'Bell Yard', reason: 'Loose paving' },
  { id: 45, street: 'Mill Road', reason: 'Streetlight out' },
  { id: 46, street: 'Weir Path', reason: 'Broken railing' },
];

export default function RealTimeHold() {
  const [arrived, setArrived] = React.useState(2);
  const [shown, setShown] = React.useState(2);
  const [running, setRunning] = React.useState(false);
  const rows = React.useMemo(() => calls.slice(0, shown).reverse(), [shown]);
  const waiting = arrived - shown;
  const listening = running && arrived < calls.length;

  React.useEffect(() => {
    if (!listening) return undefined;
    const timer = window.setInterval(() => setArrived((count) => count + 1), 1500);
    return () => window.clearInterval(timer);
  }, [listening]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          disabled={arrived === calls.length}
          onClick={() => setRunning(!running)}
        >
          {listening ? 'Stop listening' : 'Listen for calls'}
        </Button>
        <Button disabled={waiting === 0} onClick={() => setShown(arrived)}>
          Show new calls
        </Button>
      </Stack>
      <Typography role="status">{`New calls: ${waiting}`}</Typography>
      <div style={{ height: 400 }}>
        <DataGrid rows={rows} columns={columns} label="Today’s calls" hideFooter />
      </div>
    </Stack>
  );
}
