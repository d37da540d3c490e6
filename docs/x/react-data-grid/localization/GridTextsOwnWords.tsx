import { DataGrid, type GridColDef, type GridLocaleText } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'herb', headerName: 'Herb', flex: 1, minWidth: 110 },
  { field: 'jars', headerName: 'Jars', type: 'number', width: 90 },
];

const rows = [
  { id: 1, herb: 'Lovage', jars: 6 },
  { id: 2, herb: 'Savory', jars: 14 },
  { id: 3, herb: 'Tarragon', jars: 3 },
];

const texts: Partial<GridLocaleText> = {
  footerRowSelected: (count) => (count === 1 ? 'One herb chosen' : `${count} herbs chosen`),
  paginationRowsPerPage: 'Herbs a page:',
  paginationDisplayedRows: ({ from, to, count }) => `Herbs ${from} to ${to} of ${count}`,
  noResultsOverlayLabel: 'No herb has this name.',
};

export default function GridTextsOwnWords() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Herbs"
        localeText={texts}
        checkboxSelection
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10]}
      />
    </div>
  );
}
