import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'well', headerName: 'Well', flex: 1, minWidth: 100 },
  { field: 'depth', headerName: 'Depth below the rim in metres', type: 'number', width: 130 },
  { field: 'year', headerName: 'Year of the last cleaning', width: 120 },
];

const rows = [
  { id: 1, well: 'Market well', depth: 14.2, year: '2019' },
  { id: 2, well: 'Abbey well', depth: 31, year: '2024' },
];

export default function RecipeWrappedHeaders() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Wells"
        columnHeaderHeight={84}
        showCellVerticalBorder
        showColumnVerticalBorder
        sx={{
          [`& .${gridClasses.columnHeaderTitle}`]: {
            whiteSpace: 'normal',
            lineHeight: 1.3,
          },
        }}
        hideFooter
      />
    </div>
  );
}
