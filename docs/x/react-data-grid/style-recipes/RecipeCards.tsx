import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRowSpacingParams,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'tour', headerName: 'Tour', flex: 1, minWidth: 130 },
  { field: 'guide', headerName: 'Guide', width: 100 },
];

const rows = [
  { id: 1, tour: 'Old wells', guide: 'Ilse' },
  { id: 2, tour: 'City wall', guide: 'Bram' },
  { id: 3, tour: 'Harbour cranes', guide: 'Ilse' },
];

const spacing = (params: GridRowSpacingParams) => ({
  top: params.isFirstVisible ? 8 : 4,
  bottom: 4,
});

export default function RecipeCards() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Guided tours"
        getRowSpacing={spacing}
        sx={{
          '--DataGrid-rowBorderColor': 'transparent',
          [`& .${gridClasses.row}`]: {
            outline: '1px solid',
            outlineColor: 'divider',
            outlineOffset: -1,
            borderRadius: 2,
          },
        }}
        hideFooter
      />
    </div>
  );
}
