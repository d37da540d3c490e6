import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef, type GridInitialState } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
  { field: 'customer', headerName: 'Customer', width: 130 },
];

export default function RecipeColumnLayout() {
  const [rows] = React.useState(() => createOrders(40));
  const apiRef = useGridApiRef();
  const [saved, setSaved] = React.useState<GridInitialState['columns']>();

  const save = () => setSaved(apiRef.current?.exportState().columns);
  const restore = () => apiRef.current?.restoreState({ columns: saved });
  const hidden = Object.entries(saved?.columnVisibilityModel ?? {}).filter(([, shown]) => !shown);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button variant="outlined" onClick={save}>
          Save the layout
        </Button>
        <Button variant="outlined" onClick={restore} disabled={!saved}>
          Return to it
        </Button>
        <Typography role="status">
          {saved ? `Saved with ${hidden.length} hidden columns.` : 'Nothing saved yet.'}
        </Typography>
      </Stack>
      <div style={{ height: 360 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} label="Orders" hideFooter />
      </div>
    </Stack>
  );
}
