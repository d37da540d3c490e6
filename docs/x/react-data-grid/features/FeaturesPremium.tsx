import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface Lot {
  id: number;
  field: string;
  crop: string;
  tonnes: number;
}

const columns: GridColDef<Lot>[] = [
  { field: 'field', headerName: 'Field', flex: 1, minWidth: 120 },
  { field: 'crop', headerName: 'Crop', width: 110 },
  { field: 'tonnes', headerName: 'Tonnes', type: 'number', width: 120 },
];

const rows: Lot[] = [
  { id: 1, field: 'Mill slope', crop: 'Oats', tonnes: 12.4 },
  { id: 2, field: 'Long acre', crop: 'Barley', tonnes: 18.1 },
  { id: 3, field: 'Church end', crop: 'Oats', tonnes: 9.7 },
];

export default function FeaturesPremium() {
  return (
    <Box sx={{ height: 430, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="Harvest by crop"
        defaultGroupingExpansionDepth={1}
        initialState={{
          rowGrouping: { model: ['crop'] },
          aggregation: { model: { tonnes: 'sum' } },
          columns: { columnVisibilityModel: { crop: false } },
        }}
        hideFooter
      />
    </Box>
  );
}
