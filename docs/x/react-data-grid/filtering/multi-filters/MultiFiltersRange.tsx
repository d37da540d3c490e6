import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'cheese', headerName: 'Cheese', flex: 1, minWidth: 150 },
  {
    field: 'milk',
    headerName: 'Milk',
    type: 'singleSelect',
    valueOptions: ['Cow', 'Goat', 'Sheep'],
    width: 110,
  },
  { field: 'weeks', headerName: 'Weeks', type: 'number', width: 110 },
];

const rows = [
  { id: 1, cheese: 'Ash log', milk: 'Goat', weeks: 3 },
  { id: 2, cheese: 'Alpine wheel', milk: 'Cow', weeks: 40 },
  { id: 3, cheese: 'Cellar blue', milk: 'Sheep', weeks: 14 },
  { id: 4, cheese: 'Farm tomme', milk: 'Cow', weeks: 12 },
  { id: 5, cheese: 'Hay cheese', milk: 'Cow', weeks: 20 },
];

export default function MultiFiltersRange() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        label="Cheese cellar"
        showToolbar
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 'from', field: 'weeks', operator: '>=', value: 10 },
                { id: 'to', field: 'weeks', operator: '<=', value: 30 },
                { id: 'milk', field: 'milk', operator: 'is', value: 'Cow' },
              ],
            },
          },
        }}
        hideFooter
      />
    </div>
  );
}
