import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'stop', headerName: 'Stop', flex: 1, minWidth: 130 },
  { field: 'zone', headerName: 'Zone', width: 90 },
];

const names = ['Quay', 'Market', 'Library', 'Bridge', 'Baths', 'Museum', 'Orchard', 'Depot'];

const rows = names.map((stop, index) => ({ id: index, stop, zone: index < 4 ? 'A' : 'B' }));

export default function SubcomponentsBaseParts() {
  return (
    <div style={{ height: 290, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Tram stops"
        initialState={{ pagination: { paginationModel: { page: 1, pageSize: 3 } } }}
        pageSizeOptions={[3, 6]}
        slotProps={{
          basePagination: { material: { showFirstButton: true, showLastButton: true } },
        }}
      />
    </div>
  );
}
