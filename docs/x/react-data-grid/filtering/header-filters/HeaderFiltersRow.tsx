import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'walk', headerName: 'Walk', width: 200 },
  {
    field: 'surface',
    headerName: 'Surface',
    type: 'singleSelect',
    valueOptions: ['Gravel', 'Grass', 'Rock'],
    width: 170,
  },
  { field: 'km', headerName: 'Length in km', type: 'number', width: 190 },
];

const rows = [
  { id: 1, walk: 'Canal towpath', surface: 'Gravel', km: 6 },
  { id: 2, walk: 'Meadow round', surface: 'Grass', km: 4 },
  { id: 3, walk: 'Gorge descent', surface: 'Rock', km: 9 },
  { id: 4, walk: 'Reservoir path', surface: 'Gravel', km: 14 },
];

export default function HeaderFiltersRow() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        label="Walks"
        headerFilters
        initialState={{
          filter: {
            filterModel: { items: [{ id: 'km', field: 'km', operator: '<', value: 10 }] },
          },
        }}
        hideFooter
      />
    </div>
  );
}
