import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Room {
  id: number;
  room: string;
  celsius: number;
  sealed: boolean;
}

const columns: GridColDef<Room>[] = [
  { field: 'room', headerName: 'Archive room', flex: 1, minWidth: 130 },
  {
    field: 'celsius',
    headerName: 'Celsius',
    type: 'number',
    width: 110,
    headerClassName: 'archive-measured',
    cellClassName: (params) => (params.value > 18 ? 'archive-warm' : ''),
  },
];

const rows: Room[] = [
  { id: 1, room: 'Maps', celsius: 16.5, sealed: false },
  { id: 2, room: 'Glass plates', celsius: 19.2, sealed: false },
  { id: 3, room: 'Letters', celsius: 15.8, sealed: true },
];

export default function StyleClassNames() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Archive rooms"
        getRowClassName={(params) => (params.row.sealed ? 'archive-sealed' : '')}
        sx={{
          '& .archive-measured': { fontStyle: 'italic' },
          '& .archive-sealed': { color: 'text.secondary', fontStyle: 'italic' },
          '& .archive-warm': { bgcolor: 'primary.main', color: 'primary.contrastText' },
        }}
        hideFooter
      />
    </div>
  );
}
