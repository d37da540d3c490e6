import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  Toolbar,
  gridFilteredTopLevelRowCountSelector,
  gridRowCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'lamp', headerName: 'Lamp', flex: 1, minWidth: 130 },
  { field: 'state', headerName: 'State', width: 100 },
];

const rows = [
  { id: 1, lamp: 'Harbour entry', state: 'Dark' },
  { id: 2, lamp: 'Pier head', state: 'Lit' },
  { id: 3, lamp: 'Boat house', state: 'Dark' },
];

function LampToolbar() {
  const apiRef = useGridApiContext();
  const shown = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const all = useGridSelector(apiRef, gridRowCountSelector);

  return (
    <Toolbar aria-label="Tools for lamps" style={{ flexWrap: 'wrap' }}>
      <Typography variant="body2" role="status" sx={{ flex: 1 }}>
        {shown} of {all} lamps
      </Typography>
      <Button
        size="small"
        onClick={() =>
          apiRef.current.upsertFilterItem({
            id: 'state',
            field: 'state',
            operator: 'equals',
            value: 'Dark',
          })
        }
      >
        Dark only
      </Button>
      <Button size="small" onClick={() => apiRef.current.setFilterModel({ items: [] })}>
        All
      </Button>
    </Toolbar>
  );
}

export default function UsageOwnPart() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Lamps"
        slots={{ toolbar: LampToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
