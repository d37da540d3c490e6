import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { createRandom } from '../../_data/random';

interface Quote {
  id: number;
  symbol: string;
  price: number;
  change: number;
}

const ROWS = 1000;
const CHANGES = 100;

const columns: GridColDef<Quote>[] = [
  { field: 'symbol', headerName: 'Symbol', width: 110 },
  { field: 'price', headerName: 'Price (USD)', type: 'number', width: 130 },
  {
    field: 'change',
    headerName: 'Change (%)',
    type: 'number',
    width: 130,
    valueFormatter: (value?: number) => (value === undefined ? '' : value.toFixed(2)),
  },
];

function createQuotes(): Quote[] {
  const random = createRandom(11);
  const letter = () => String.fromCharCode(65 + random.integer(0, 25));
  return Array.from({ length: ROWS }, (_, id) => ({
    id,
    symbol: letter() + letter() + letter() + letter(),
    price: random.integer(500, 40_000) / 100,
    change: 0,
  }));
}

export default function RowUpdatesStream() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(createQuotes);
  const [running, setRunning] = React.useState(false);
  const [throttled, setThrottled] = React.useState(true);
  const [received, setReceived] = React.useState(0);

  React.useEffect(() => {
    if (!running) return undefined;
    const random = createRandom(12);
    const timer = window.setInterval(() => {
      const changes = Array.from({ length: CHANGES }, () => {
        const quote = random.pick(rows);
        const change = (random.next() - 0.5) * 6;
        return { id: quote.id, change, price: Math.round(quote.price * (100 + change)) / 100 };
      });
      apiRef.current?.updateRows(changes);
      setReceived((count) => count + CHANGES);
    }, 100);
    return () => window.clearInterval(timer);
  }, [apiRef, rows, running]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button variant="outlined" onClick={() => setRunning(!running)}>
          {running ? 'Stop the quotes' : 'Start the quotes'}
        </Button>
        <FormControlLabel
          control={
            <Switch checked={throttled} onChange={(event) => setThrottled(event.target.checked)} />
          }
          label="Apply twice per second"
        />
        <Typography variant="body2">
          Changes received: {received.toLocaleString('en-US')}
        </Typography>
      </Stack>
      <div style={{ height: 420 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="Live quotes of 1,000 shares"
          throttleRowsMs={throttled ? 500 : 0}
          initialState={{ sorting: { sortModel: [{ field: 'change', sort: 'desc' }] } }}
        />
      </div>
    </Stack>
  );
}
