import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'locker', headerName: 'Locker', width: 120 },
  { field: 'corridor', headerName: 'Corridor', flex: 1, minWidth: 130 },
];

const rows = Array.from({ length: 100 }, (_, index) => ({
  id: index,
  locker: `L-${index + 1}`,
  corridor: index < 50 ? 'Ground floor' : 'Upper floor',
}));

export default function VirtualizationReachRow() {
  const apiRef = useGridApiRef();
  const show = (rowIndex: number) => {
    apiRef.current?.scrollToIndexes({ rowIndex, colIndex: 0 });
    apiRef.current?.setCellFocus(rowIndex, 'locker');
  };

  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => show(0)}>
          Show locker 1
        </Button>
        <Button variant="outlined" onClick={() => show(86)}>
          Show locker 87
        </Button>
      </Stack>
      <div style={{ height: 300 }}>
        <DataGrid apiRef={apiRef} rows={rows} columns={columns} aria-label="Lockers" hideFooter />
      </div>
    </Stack>
  );
}
