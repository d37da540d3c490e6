import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'pier', headerName: 'Pier', flex: 1, minWidth: 110 },
  { field: 'ships', headerName: 'Ships', type: 'number', width: 90 },
];

const rows = [
  { id: 1, pier: 'Coal pier', ships: 4 },
  { id: 2, pier: 'Long pier', ships: 12 },
  { id: 3, pier: 'Fish quay', ships: 9 },
  { id: 4, pier: 'Ferry dock', ships: 2 },
];

export default function RecipeStripes() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Piers"
        getRowClassName={(params) =>
          params.indexRelativeToCurrentPage % 2 === 1 ? 'pier-odd' : ''
        }
        sx={{
          [`& .${gridClasses.row}.pier-odd:not(.Mui-selected):not(:hover)`]: {
            bgcolor: 'action.hover',
          },
        }}
        hideFooter
      />
    </div>
  );
}
