import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium, useGridApiRef, type GridColDef } from '@mui/x-data-grid-premium';
import { createQuotes, trade, type Quote } from '../../_data/quotes';
import { createRandom } from '../../_data/random';

const columns: GridColDef<Quote>[] = [
  { field: 'sector', headerName: 'Sector', width: 120 },
  { field: 'company', headerName: 'Company', width: 180 },
  { field: 'price', headerName: 'Price (USD)', type: 'number', width: 150 },
  { field: 'change', headerName: 'Change', type: 'number', width: 130 },
  { field: 'volume', headerName: 'Volume', type: 'number', width: 150 },
];

const initialState = {
  rowGrouping: { model: ['sector'] },
  aggregation: { model: { price: 'max', change: 'avg', volume: 'sum' } },
  columns: { columnVisibilityModel: { sector: false } },
};

export default function AggregationLive() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createQuotes(60));
  const [running, setRunning] = React.useState(false);

  React.useEffect(() => {
    if (!running) return undefined;
    const random = createRandom(1);
    const timer = setInterval(() => {
      const quotes = [...(apiRef.current?.getRowModels().values() ?? [])] as Quote[];
      apiRef.current?.updateRows(trade(quotes, random, 10));
    }, 500);
    return () => clearInterval(timer);
  }, [apiRef, running]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Trade"
        control={<Switch checked={running} onChange={(_event, checked) => setRunning(checked)} />}
      />
      <div style={{ height: 420 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="Sectors with live totals"
          groupingColDef={{ headerName: 'Sector', width: 160 }}
          initialState={initialState}
        />
      </div>
    </Stack>
  );
}
