import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'bird', headerName: 'Bird', flex: 1, minWidth: 120 },
  { field: 'nests', headerName: 'Nests', type: 'number', width: 100 },
];

const rows = [
  { id: 1, bird: 'Sand martin', nests: 212 },
  { id: 2, bird: 'Kingfisher', nests: 3 },
  { id: 3, bird: 'Dipper', nests: 11 },
];

export default function StyleParts() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Nest counts"
        sx={{
          border: 0,
          '--DataGrid-rowBorderColor': 'transparent',
          [`& .${gridClasses['row--borderBottom']} .${gridClasses.columnHeader}`]: {
            borderBlockEnd: '2px solid',
            borderColor: 'primary.main',
          },
          [`& .${gridClasses.columnHeaderTitle}`]: { fontWeight: 'fontWeightBold' },
          [`& .${gridClasses.cell}:focus`]: { outlineWidth: 2, outlineOffset: -2 },
        }}
        hideFooter
      />
    </div>
  );
}
