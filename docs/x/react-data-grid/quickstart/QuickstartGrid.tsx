import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Hive {
  id: number;
  place: string;
  keeper: string;
  honey: number;
}

const columns: GridColDef<Hive>[] = [
  { field: 'place', headerName: 'Place', flex: 1, minWidth: 140 },
  { field: 'keeper', headerName: 'Keeper', width: 130 },
  { field: 'honey', headerName: 'Honey (kg)', type: 'number', width: 130 },
];

const rows: Hive[] = [
  { id: 1, place: 'Lime avenue', keeper: 'Ines', honey: 21 },
  { id: 2, place: 'Heath', keeper: 'Tomasz', honey: 14.5 },
  { id: 3, place: 'Roof of the school', keeper: 'Ines', honey: 17 },
];

export default function QuickstartGrid() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Beehives" hideFooter />
    </Box>
  );
}
