import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Trail {
  id: number;
  name: string;
  region: string;
  notes: string;
}

const columns: GridColDef<Trail>[] = [
  { field: 'id', headerName: 'No.', width: 70, resizable: false },
  {
    field: 'name',
    headerName: 'Trail',
    description: 'The name on the signposts',
    flex: 2,
    minWidth: 150,
  },
  { field: 'region', headerName: 'Region', flex: 1, minWidth: 110, maxWidth: 220 },
  { field: 'notes', headerName: 'Notes', width: 180 },
];

const rows: Trail[] = [
  { id: 12, name: 'Lighthouse path', region: 'Coast', notes: 'Closed at high tide' },
  { id: 18, name: 'Old mill round', region: 'Valley', notes: 'Suitable for prams' },
  { id: 27, name: 'Ridge traverse', region: 'Uplands', notes: 'No water on the way' },
];

export default function ColumnSizes() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Trails" hideFooter />
    </div>
  );
}
