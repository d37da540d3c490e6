import {
  DataGridPro,
  GridLogicOperator,
  type FilterColumnsArgs,
  type GetColumnForNewFilterArgs,
  type GridColDef,
} from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'plot', headerName: 'Plot', flex: 1, minWidth: 130 },
  { field: 'tree', headerName: 'Tree', width: 130 },
  { field: 'planted', headerName: 'Planted', width: 120 },
];

const rows = [
  { id: 1, plot: 'North slope', tree: 'Larch', planted: '1998' },
  { id: 2, plot: 'Stream bank', tree: 'Alder', planted: '2011' },
  { id: 3, plot: 'Old quarry', tree: 'Birch', planted: '2019' },
];

function filterColumns({ field, columns: all, currentFilters }: FilterColumnsArgs) {
  const used = currentFilters.map((item) => item.field);
  return all.map((column) => column.field).filter((name) => name === field || !used.includes(name));
}

function getColumnForNewFilter({ columns: all, currentFilters }: GetColumnForNewFilterArgs) {
  const used = currentFilters.map((item) => item.field);
  const free = all.find((column) => column.filterable && !used.includes(column.field));
  return free?.field ?? null;
}

export default function MultiFiltersOnePerColumn() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        label="Forest plots"
        showToolbar
        slotProps={{
          filterPanel: {
            logicOperators: [GridLogicOperator.And],
            filterFormProps: { filterColumns },
            getColumnForNewFilter,
          },
        }}
        hideFooter
      />
    </div>
  );
}
