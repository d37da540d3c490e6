import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface NoRowsOverlayPropsOverrides {
    nextArrival?: string;
  }
}

const columns: GridColDef[] = [
  { field: 'boat', headerName: 'Boat', flex: 1, minWidth: 110 },
  { field: 'berth', headerName: 'Berth', width: 100 },
];

// Outside of the component that renders the grid, so that it stays the same component.
function EmptyHarbor({ nextArrival }: { nextArrival?: string }) {
  return (
    <Stack sx={{ height: '100%', alignItems: 'center', justifyContent: 'center', p: 1 }}>
      <Typography>No boat is in the harbor</Typography>
      <Typography variant="body2" color="text.secondary">
        {nextArrival}
      </Typography>
    </Stack>
  );
}

export default function SlotReplacement() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid
        rows={[]}
        columns={columns}
        label="Boats in the harbor"
        slots={{ noRowsOverlay: EmptyHarbor }}
        slotProps={{ noRowsOverlay: { nextArrival: 'The next one arrives at 17:40' } }}
        hideFooter
      />
    </div>
  );
}
