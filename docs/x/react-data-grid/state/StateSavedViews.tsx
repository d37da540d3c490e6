import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef, type GridInitialState } from '@mui/x-data-grid';

interface Boat {
  id: number;
  boat: string;
  berth: string;
  metres: number;
}

const columns: GridColDef<Boat>[] = [
  { field: 'boat', headerName: 'Boat' },
  { field: 'berth', headerName: 'Berth' },
  { field: 'metres', headerName: 'Metres', type: 'number' },
];

const rows: Boat[] = [
  { id: 1, boat: 'Kittiwake', berth: 'East', metres: 7.2 },
  { id: 2, boat: 'Marigold', berth: 'West', metres: 11.5 },
  { id: 3, boat: 'Petrel', berth: 'East', metres: 9.8 },
];

const longestFirst: GridInitialState = {
  sorting: { sortModel: [{ field: 'metres', sort: 'desc' }] },
  columns: { columnVisibilityModel: { berth: false } },
};

export default function StateSavedViews() {
  const apiRef = useGridApiRef();
  const [saved, setSaved] = React.useState<GridInitialState | null>(null);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => setSaved(apiRef.current?.exportState() ?? null)}>Save view</Button>
        <Button disabled={!saved} onClick={() => saved && apiRef.current?.restoreState(saved)}>
          Restore view
        </Button>
        <Button onClick={() => apiRef.current?.restoreState(longestFirst)}>Longest first</Button>
      </Stack>
      <Typography role="status">
        {saved ? `Saved parts: ${Object.keys(saved).join(', ')}` : 'Nothing saved.'}
      </Typography>
      <div style={{ height: 270 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} label="Boats" hideFooter />
      </div>
    </Stack>
  );
}
