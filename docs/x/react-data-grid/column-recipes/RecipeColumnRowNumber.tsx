import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid';

function RowNumber({ id }: { id: GridRowId }) {
  const apiRef = useGridApiContext();
  const ids = useGridSelector(apiRef, gridExpandedSortedRowIdsSelector);
  return ids.indexOf(id) + 1;
}

const columns: GridColDef[] = [
  {
    field: 'place',
    headerName: 'Place',
    width: 80,
    sortable: false,
    filterable: false,
    disableColumnMenu: true,
    disableExport: true,
    renderCell: (params) => <RowNumber id={params.id} />,
  },
  { field: 'team', headerName: 'Team', flex: 1, minWidth: 120 },
  { field: 'points', headerName: 'Points', type: 'number', width: 110 },
  { field: 'goals', headerName: 'Goals', type: 'number', width: 110 },
];

const rows = [
  { id: 'ha', team: 'Harbour', points: 31, goals: 44 },
  { id: 'hi', team: 'Hillside', points: 36, goals: 39 },
  { id: 'ce', team: 'Central', points: 28, goals: 51 },
];

export default function RecipeColumnRowNumber() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="League"
        initialState={{ sorting: { sortModel: [{ field: 'points', sort: 'desc' }] } }}
        hideFooter
      />
    </div>
  );
}
