import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Score {
  id: number;
  piece: string;
  voices: string;
}

const columns: GridColDef<Score>[] = [
  { field: 'piece', headerName: 'Piece', flex: 1, minWidth: 150 },
  { field: 'voices', headerName: 'Voices', width: 110 },
];

const rows: Score[] = [
  { id: 1, piece: 'Evening canon', voices: 'SSA' },
  { id: 2, piece: 'Harvest round', voices: 'SATB' },
  { id: 3, piece: 'Boat song', voices: 'TTBB' },
  { id: 4, piece: 'Winter carol', voices: 'SATB' },
];

export default function RowSelectionKept() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Scores"
        showToolbar
        checkboxSelection
        keepNonExistentRowsSelected
        hideFooterPagination
      />
    </div>
  );
}
