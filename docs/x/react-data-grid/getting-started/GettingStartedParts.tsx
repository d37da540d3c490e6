import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Repair {
  id: number;
  object: string;
  bench: string;
  hours: number;
}

const columns: GridColDef<Repair>[] = [
  { field: 'object', headerName: 'Object', flex: 1, minWidth: 130 },
  { field: 'bench', headerName: 'Bench', width: 110 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 100 },
];

const rows: Repair[] = [
  { id: 1, object: 'Wall clock', bench: 'Metal', hours: 3 },
  { id: 2, object: 'Rocking chair', bench: 'Wood', hours: 6.5 },
  { id: 3, object: 'Accordion', bench: 'Music', hours: 11 },
];

export default function GettingStartedParts() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => apiRef.current?.sortColumn('hours', 'desc')}>Longest first</Button>
      <Box sx={{ height: 280 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          label="Repairs"
          density="compact"
          hideFooter
          sx={{ borderRadius: 2 }}
        />
      </Box>
    </Box>
  );
}
