import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridColDef,
} from '@mui/x-data-grid-premium';

interface Loan {
  id: number;
  title: string;
  branch: string;
  genre: string;
  days: number;
}

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Title', width: 190 },
  { field: 'branch', headerName: 'Branch', width: 130 },
  { field: 'genre', headerName: 'Genre', width: 120 },
  { field: 'days', headerName: 'Days out', type: 'number', width: 110 },
];

const rows: Loan[] = [
  { id: 1, title: 'Atlas of tides', branch: 'Harbour', genre: 'Maps', days: 12 },
  { id: 2, title: 'Salt and rye', branch: 'Harbour', genre: 'Cookery', days: 5 },
  { id: 3, title: 'Hedgerow year', branch: 'Old Mill', genre: 'Garden', days: 21 },
  { id: 4, title: 'Moor paths', branch: 'Old Mill', genre: 'Maps', days: 3 },
];

export default function GroupRecipeHiddenColumns() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['branch'] } },
  });

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        label="Loans by branch"
        initialState={initialState}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </div>
  );
}
