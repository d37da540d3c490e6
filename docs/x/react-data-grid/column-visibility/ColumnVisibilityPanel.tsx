import { DataGrid, GRID_CHECKBOX_SELECTION_FIELD, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'variety', headerName: 'Variety', flex: 1, minWidth: 130, hideable: false },
  { field: 'sownIn', headerName: 'Sown in', width: 110 },
  { field: 'pickedIn', headerName: 'Picked in', width: 110 },
  { field: 'bed', headerName: 'Bed', width: 90 },
  { field: 'kilos', headerName: 'Kilos', type: 'number', width: 90 },
];

const rows = [
  { id: 1, variety: 'Red kuri', sownIn: 'April', pickedIn: 'September', bed: 'C', kilos: 61 },
  { id: 2, variety: 'Lamb’s lettuce', sownIn: 'August', pickedIn: 'October', bed: 'A', kilos: 9 },
  { id: 3, variety: 'Kohlrabi', sownIn: 'March', pickedIn: 'June', bed: 'B', kilos: 34 },
];

export default function ColumnVisibilityPanel() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Harvest"
        showToolbar
        checkboxSelection
        initialState={{ columns: { columnVisibilityModel: { bed: false } } }}
        slotProps={{
          columnsManagement: {
            sort: 'asc',
            toggleAllMode: 'filteredOnly',
            getTogglableColumns: (all) =>
              all
                .map((column) => column.field)
                .filter((field) => field !== GRID_CHECKBOX_SELECTION_FIELD),
          },
        }}
        hideFooter
      />
    </div>
  );
}
