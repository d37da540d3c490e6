import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Stock {
  id: string;
  title: string;
  shelf: string;
  copies: number;
}

const columns: GridColDef<Stock>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 180 },
  { field: 'shelf', headerName: 'Shelf', width: 110 },
  { field: 'copies', headerName: 'Copies', type: 'number', width: 130 },
];

const rows: Stock[] = [
  { id: 'b-101', title: 'Atlas of tides', shelf: 'Maps', copies: 3 },
  { id: 'b-102', title: 'Bread at home', shelf: 'Cookery', copies: 14 },
  { id: 'b-103', title: 'City maps of Europe', shelf: 'Maps', copies: 9 },
  { id: 'b-104', title: 'Dried flowers', shelf: 'Garden', copies: 6 },
  { id: 'b-105', title: 'Early railways', shelf: 'History', copies: 0 },
  { id: 'b-106', title: 'Fermented food', shelf: 'Cookery', copies: 21 },
];

export default function SortedFilteredGrid() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Books in stock"
        showToolbar
        initialState={{
          sorting: { sortModel: [{ field: 'copies', sort: 'desc' }] },
          filter: {
            filterModel: { items: [{ field: 'copies', operator: '>', value: 0 }] },
          },
        }}
      />
    </div>
  );
}
