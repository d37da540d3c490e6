import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef, type GridInitialState } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'lot', headerName: 'Lot', width: 90 },
  { field: 'object', headerName: 'Object', flex: 1, minWidth: 140 },
  { field: 'estimate', headerName: 'Estimate (€)', type: 'number', width: 130 },
  { field: 'seller', headerName: 'Seller', width: 130 },
];

const rows = [
  { id: 1, lot: '17', object: 'Ship’s lantern', estimate: 240, seller: 'Estate Bruun' },
  { id: 2, lot: '18', object: 'Oak chest', estimate: 900, seller: 'Private' },
];

export default function RecipeColumnLayout() {
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
      <div style={{ height: 220 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} label="Auction lots" hideFooter />
      </div>
    </Stack>
  );
}
