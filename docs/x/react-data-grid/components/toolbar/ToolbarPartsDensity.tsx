import FilterListIcon from '@mui/icons-material/FilterList';
import TableRowsIcon from '@mui/icons-material/TableRows';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import {
  ColumnsPanelTrigger,
  DataGrid,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  gridDensitySelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'kiln', headerName: 'Kiln', flex: 1, minWidth: 120 },
  { field: 'glaze', headerName: 'Glaze', width: 120 },
];

const rows = [
  { id: 1, kiln: 'Wood kiln', glaze: 'Celadon' },
  { id: 2, kiln: 'Gas kiln', glaze: 'Tenmoku' },
  { id: 3, kiln: 'Test kiln', glaze: 'Shino' },
];

function KilnToolbar() {
  const apiRef = useGridApiContext();
  const compact = useGridSelector(apiRef, gridDensitySelector) === 'compact';

  return (
    <Toolbar aria-label="Tools for firings">
      <Typography sx={{ flex: 1, fontWeight: 'fontWeightMedium' }}>Firings</Typography>
      <Tooltip title="Columns">
        <ColumnsPanelTrigger render={<ToolbarButton />}>
          <ViewColumnIcon fontSize="small" />
        </ColumnsPanelTrigger>
      </Tooltip>
      <Tooltip title="Filters">
        <FilterPanelTrigger render={<ToolbarButton />}>
          <FilterListIcon fontSize="small" />
        </FilterPanelTrigger>
      </Tooltip>
      <Tooltip title="Compact rows">
        <ToolbarButton
          aria-pressed={compact}
          color={compact ? 'primary' : 'default'}
          onClick={() => apiRef.current.setDensity(compact ? 'standard' : 'compact')}
        >
          <TableRowsIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
    </Toolbar>
  );
}

export default function ToolbarPartsDensity() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Firings"
        slots={{ toolbar: KilnToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
