import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'bridge', headerName: 'Bridge', flex: 1, minWidth: 110 },
  { field: 'inspected', headerName: 'Year of the last main inspection', width: 130 },
  {
    field: 'load',
    headerName: 'Permitted load in tonnes',
    type: 'number',
    width: 130,
    headerClassName: 'bridge-load',
  },
  { field: 'repairs', headerName: 'Repairs in ten years', type: 'number', width: 120 },
];

const rows = [
  { id: 1, bridge: 'Mill lane', inspected: '2024', load: 12, repairs: 3 },
  { id: 2, bridge: 'Weir', inspected: '2025', load: 3.5, repairs: 7 },
];

export default function ColumnHeaderWrapped() {
  return (
    <div style={{ height: 230, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Bridges"
        columnHeaderHeight={72}
        showColumnVerticalBorder
        disableColumnMenu
        sx={{
          [`& .${gridClasses.columnHeaderTitle}`]: { whiteSpace: 'normal', lineHeight: 1.25 },
          '& .bridge-load': { fontStyle: 'italic' },
        }}
        hideFooter
      />
    </div>
  );
}
