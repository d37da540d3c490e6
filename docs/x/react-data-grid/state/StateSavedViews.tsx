import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef, type GridInitialState } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 130 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 130 },
];

const largestFirst: GridInitialState = {
  sorting: { sortModel: [{ field: 'total', sort: 'desc' }] },
  columns: { columnVisibilityModel: { country: false } },
};

export default function StateSavedViews() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createOrders(80));
  const [saved, setSaved] = React.useState<GridInitialState | null>(null);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => setSaved(apiRef.current?.exportState() ?? null)}>Save view</Button>
        <Button disabled={!saved} onClick={() => saved && apiRef.current?.restoreState(saved)}>
          Restore view
        </Button>
        <Button onClick={() => apiRef.current?.restoreState(largestFirst)}>Largest first</Button>
      </Stack>
      <Typography role="status">
        {saved ? `Saved parts: ${Object.keys(saved).join(', ')}` : 'Nothing saved.'}
      </Typography>
      <div style={{ height: 380 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} label="Orders" hideFooter />
      </div>
    </Stack>
  );
}
