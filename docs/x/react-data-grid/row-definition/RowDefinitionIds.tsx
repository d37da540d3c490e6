import { DataGrid, type GridColDef, type GridRowIdGetter } from '@mui/x-data-grid';

interface Seed {
  bed: string;
  tray: number;
  plant: string;
  sown: string;
}

const columns: GridColDef<Seed>[] = [
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 140 },
  { field: 'bed', headerName: 'Bed', width: 90 },
  { field: 'tray', headerName: 'Tray', type: 'number', width: 80 },
  { field: 'sown', headerName: 'Sown', width: 110 },
];

const rows: Seed[] = [
  { bed: 'North', tray: 1, plant: 'Chard', sown: '2 March' },
  { bed: 'North', tray: 2, plant: 'Borage', sown: '9 March' },
  { bed: 'South', tray: 1, plant: 'Sweet pea', sown: '14 March' },
];

const getRowId: GridRowIdGetter<Seed> = (row) => `${row.bed}/${row.tray}`;

export default function RowDefinitionIds() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} getRowId={getRowId} label="Seed trays" hideFooter />
    </div>
  );
}
