import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'vessel', headerName: 'Vessel', flex: 1, minWidth: 140 },
  { field: 'berth', headerName: 'Berth', width: 100 },
  { field: 'length', headerName: 'Length in m', type: 'number', width: 130 },
];

const rows = [
  { id: 1, vessel: 'Petrel', berth: 'B12', length: 9.4 },
  { id: 2, vessel: 'Morning Star', berth: 'A04', length: 14.1 },
  { id: 3, vessel: 'Curlew', berth: 'B02', length: 7.8 },
];

export default function FilterPanelSettings() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Berths"
        showToolbar
        slotProps={{
          filterPanel: {
            columnsSort: 'asc',
            getColumnForNewFilter: () => 'length',
            filterFormProps: {
              filterColumns: ({ columns: all }) =>
                all.map((column) => column.field).filter((field) => field !== 'berth'),
              valueInputProps: { sx: { width: 160 } },
            },
            sx: { p: 1 },
          },
        }}
        hideFooter
      />
    </div>
  );
}
