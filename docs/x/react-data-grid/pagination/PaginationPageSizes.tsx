import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'hive', headerName: 'Hive', width: 110 },
  { field: 'meadow', headerName: 'Meadow', flex: 1, minWidth: 120 },
  { field: 'kilos', headerName: 'Honey in kg', type: 'number', width: 130 },
];

const rows = Array.from({ length: 14 }, (_, index) => ({
  id: index + 1,
  hive: `Hive ${index + 1}`,
  meadow: ['Clover field', 'Lime avenue', 'Heath'][index % 3],
  kilos: 11 + ((index * 7) % 13),
}));

export default function PaginationPageSizes() {
  return (
    <div style={{ height: 375, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Hives"
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10, { value: -1, label: 'All' }]}
      />
    </div>
  );
}
