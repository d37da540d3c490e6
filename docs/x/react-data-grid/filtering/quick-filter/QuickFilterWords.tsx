import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
  { field: 'place', headerName: 'Place', width: 120 },
  { field: 'pages', headerName: 'Pages', type: 'number', width: 90 },
];

const rows = [
  { id: 1, title: 'Bridges of the delta', place: 'Cellar', pages: 212 },
  { id: 2, title: 'Delta birds', place: 'Hall', pages: 96 },
  { id: 3, title: 'The old ferry', place: 'Cellar', pages: 120 },
  { id: 4, title: 'Maps of the delta', place: 'Cellar', pages: 12 },
];

export default function QuickFilterWords() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Archive"
        showToolbar
        disableColumnFilter
        disableColumnSelector
        slotProps={{
          toolbar: {
            csvOptions: { disableToolbarButton: true },
            printOptions: { disableToolbarButton: true },
          },
        }}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['delta', 'cellar'] } },
        }}
        hideFooter
      />
    </div>
  );
}
