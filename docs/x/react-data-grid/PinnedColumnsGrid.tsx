import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

interface Station {
  id: number;
  station: string;
  january: number;
  february: number;
  march: number;
  april: number;
  total: number;
}

const month: Pick<GridColDef<Station>, 'type' | 'width'> = { type: 'number', width: 130 };

const columns: GridColDef<Station>[] = [
  { field: 'station', headerName: 'Station', width: 130 },
  { field: 'january', headerName: 'January', ...month },
  { field: 'february', headerName: 'February', ...month },
  { field: 'march', headerName: 'March', ...month },
  { field: 'april', headerName: 'April', ...month },
  { field: 'total', headerName: 'Total mm', type: 'number', width: 110 },
];

const rows: Station[] = [
  { id: 1, station: 'Bergen', january: 256, february: 204, march: 201, april: 131, total: 792 },
  { id: 2, station: 'Porto', january: 147, february: 111, march: 96, april: 118, total: 472 },
  { id: 3, station: 'Zagreb', january: 43, february: 39, march: 52, april: 61, total: 195 },
];

export default function PinnedColumnsGrid() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        label="Rainfall by month"
        initialState={{ pinnedColumns: { left: ['station'], right: ['total'] } }}
        hideFooter
      />
    </div>
  );
}
