import * as React from 'react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, useGridApiRef, type GridColDef } from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../../_data/orders';
// Doesn't load anything: it makes the worker's file part of this demo. The URL below loads it.
import type {} from './ordersExcelWorker';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', width: 120 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
  { field: 'date', headerName: 'Date', type: 'date', width: 120 },
];

const createWorker = () =>
  new Worker(new URL('./ordersExcelWorker.ts', import.meta.url), { type: 'module' });

export default function ExportExcelWorker() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createOrders(20_000));
  const [state, setState] = React.useState<'idle' | 'pending' | 'finished'>('idle');
  const save = (worker?: () => Worker) =>
    apiRef.current?.exportDataAsExcel({ fileName: 'orders', ...(worker && { worker }) });

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button variant="contained" onClick={() => save(createWorker)}>
          Export with a worker
        </Button>
        <Button variant="outlined" onClick={() => save()}>
          Export without
        </Button>
        {/* Stops turning while the page is blocked. */}
        {state === 'pending' && <CircularProgress size={20} aria-label="Writing the workbook" />}
        <Typography role="status">{state === 'finished' && 'The file is ready.'}</Typography>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="20,000 orders"
          onExcelExportStateChange={(next) => setState(next as typeof state)}
          hideFooter
        />
      </div>
    </Stack>
  );
}
