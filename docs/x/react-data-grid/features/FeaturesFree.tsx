import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';

interface Harvest {
  id: number;
  field: string;
  crop: string;
  tonnes: number;
}

const columns: GridColDef<Harvest>[] = [
  { field: 'field', headerName: 'Field', width: 130 },
  { field: 'crop', headerName: 'Crop', flex: 1, minWidth: 110, editable: true },
  { field: 'tonnes', headerName: 'Tonnes', type: 'number', width: 110, editable: true },
];

const rows: Harvest[] = [
  { id: 1, field: 'Mill slope', crop: 'Oats', tonnes: 12.4 },
  { id: 2, field: 'Long acre', crop: 'Barley', tonnes: 18.1 },
  { id: 3, field: 'Church end', crop: 'Oats', tonnes: 9.7 },
];

const groups: GridColumnGroupingModel = [
  {
    groupId: 'yield',
    headerName: 'Yield',
    children: [{ field: 'crop' }, { field: 'tonnes' }],
  },
];

export default function FeaturesFree() {
  return (
    <Box sx={{ height: 390, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Harvest"
        showToolbar
        checkboxSelection
        disableRowSelectionOnClick
        columnGroupingModel={groups}
      />
    </Box>
  );
}
