import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';

const everything: GridFilterModel = { items: [] };

const presets: { label: string; model: GridFilterModel }[] = [
  { label: 'All', model: everything },
  { label: 'Overdue', model: { items: [{ field: 'days', operator: '<', value: 0 }] } },
  { label: 'Nobody assigned', model: { items: [{ field: 'owner', operator: 'isEmpty' }] } },
];

function PresetBar() {
  const apiRef = useGridApiContext();
  const active = useGridSelector(apiRef, gridFilterModelSelector);
  const matches = (model: GridFilterModel) =>
    rows.length - Object.keys(apiRef.current.getFilterState(model).filteredRowsLookup).length;

  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, p: 1, flexWrap: 'wrap' }}>
      {presets.map(({ label, model }) => (
        <Button
          key={label}
          size="small"
          variant={active === model ? 'contained' : 'outlined'}
          aria-pressed={active === model}
          onClick={() => apiRef.current.setFilterModel(model)}
        >
          {label} ({matches(model)})
        </Button>
      ))}
    </Stack>
  );
}

const columns: GridColDef[] = [
  { field: 'job', headerName: 'Repair', flex: 1, minWidth: 150 },
  { field: 'owner', headerName: 'Mechanic', width: 120 },
  { field: 'days', headerName: 'Days left', type: 'number', width: 110 },
];

const rows = [
  { id: 1, job: 'Tandem, rear hub', owner: 'Yara', days: -2 },
  { id: 2, job: 'Cargo bike, brakes', owner: null, days: 4 },
  { id: 3, job: 'Racer, wheel', owner: 'Emil', days: 1 },
  { id: 4, job: 'Tricycle, chain', owner: null, days: -1 },
];

export default function FilterRecipePresets() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Repairs"
        showToolbar
        slots={{ toolbar: PresetBar }}
        initialState={{ filter: { filterModel: everything } }}
        hideFooter
      />
    </div>
  );
}
