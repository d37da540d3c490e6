import { DataGrid, getGridStringOperators, type GridColDef } from '@mui/x-data-grid';

const wanted = ['startsWith', 'equals'];

const shelfOperators = getGridStringOperators()
  .filter((operator) => wanted.includes(operator.value))
  .sort((first, second) => wanted.indexOf(first.value) - wanted.indexOf(second.value))
  .map((operator) =>
    operator.value === 'startsWith' ? { ...operator, label: 'in aisle' } : operator,
  );

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 160, filterable: false },
  { field: 'shelf', headerName: 'Shelf', width: 110, filterOperators: shelfOperators },
];

const rows = [
  { id: 1, title: 'Knots and splices', shelf: 'A3' },
  { id: 2, title: 'Reading the sky', shelf: 'A7' },
  { id: 3, title: 'Beekeeping by month', shelf: 'C2' },
];

export default function FilterFewerOperators() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Library shelves"
        showToolbar
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'shelf', operator: 'startsWith', value: 'A' }] },
          },
        }}
        hideFooter
      />
    </div>
  );
}
