import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

interface Load {
  id: number;
  field: string;
  crop: string;
  tonnes: number;
}

function HarvestFooter() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const tonnes = entries.reduce((sum, { model }) => sum + (model as Load).tonnes, 0);

  return (
    <Typography role="status" variant="body2" sx={{ p: 1.5, borderTop: 1, borderColor: 'divider' }}>
      {entries.length} of {rows.length} loads, {tonnes} tonnes
    </Typography>
  );
}

const columns: GridColDef<Load>[] = [
  { field: 'field', headerName: 'Field', flex: 1, minWidth: 130 },
  {
    field: 'crop',
    headerName: 'Crop',
    type: 'singleSelect',
    valueOptions: ['Barley', 'Rape', 'Wheat'],
    width: 110,
  },
  { field: 'tonnes', headerName: 'Tonnes', type: 'number', width: 110 },
];

const rows: Load[] = [
  { id: 1, field: 'Church field', crop: 'Wheat', tonnes: 18 },
  { id: 2, field: 'Long acre', crop: 'Barley', tonnes: 12 },
  { id: 3, field: 'Mill strip', crop: 'Wheat', tonnes: 9 },
  { id: 4, field: 'Ridge', crop: 'Rape', tonnes: 7 },
];

export default function FilterRecipeTotals() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Harvest loads"
        slots={{ footer: HarvestFooter }}
        initialState={{
          filter: { filterModel: { items: [{ field: 'crop', operator: 'is', value: 'Wheat' }] } },
        }}
      />
    </div>
  );
}
