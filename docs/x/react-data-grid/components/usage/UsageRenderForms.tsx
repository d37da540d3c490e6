import Button from '@mui/material/Button';
import {
  ColumnsPanelTrigger,
  DataGrid,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'hut', headerName: 'Hut', flex: 1, minWidth: 120 },
  { field: 'beds', headerName: 'Beds', type: 'number', width: 90 },
];

const rows = [
  { id: 1, hut: 'Falcon hut', beds: 48 },
  { id: 2, hut: 'Lower shelter', beds: 6 },
  { id: 3, hut: 'Glacier house', beds: 72 },
];

function HutToolbar() {
  return (
    <Toolbar aria-label="Tools for huts">
      <ColumnsPanelTrigger render={<ToolbarButton render={<Button size="small" />} />}>
        Columns
      </ColumnsPanelTrigger>
      <FilterPanelTrigger
        render={(props, state) => (
          <Button {...props} size="small" variant={state.filterCount > 0 ? 'contained' : 'text'}>
            Filters: {state.filterCount}
          </Button>
        )}
      />
    </Toolbar>
  );
}

export default function UsageRenderForms() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Huts"
        slots={{ toolbar: HutToolbar }}
        showToolbar
        initialState={{
          filter: { filterModel: { items: [{ field: 'beds', operator: '>', value: '10' }] } },
        }}
        hideFooter
      />
    </div>
  );
}
