import * as React from 'react';
import FilterListIcon from '@mui/icons-material/FilterList';
import MoreIcon from '@mui/icons-material/MoreVert';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import {
  ColumnsPanelTrigger,
  ExportCsv,
  ExportPrint,
  FilterPanelTrigger,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
  gridDensitySelector,
  gridFilteredTopLevelRowCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridDensity,
} from '@mui/x-data-grid';

const DENSITIES: Record<GridDensity, string> = {
  compact: 'Compact rows',
  standard: 'Standard rows',
  comfortable: 'Spacious rows',
};

function MoreMenu() {
  const apiRef = useGridApiContext();
  const density = useGridSelector(apiRef, gridDensitySelector);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <>
      <Tooltip title="More">
        <ToolbarButton
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {Object.entries(DENSITIES).map(([value, label]) => (
          <MenuItem
            key={value}
            role="menuitemradio"
            aria-checked={density === value}
            selected={density === value}
            onClick={() => {
              apiRef.current.setDensity(value as GridDensity);
              close();
            }}
          >
            {label}
          </MenuItem>
        ))}
        <Divider />
        <ExportCsv render={<MenuItem />} options={{ fileName: 'people' }} onClick={close}>
          Download as CSV
        </ExportCsv>
        <ExportPrint render={<MenuItem />} options={{ hideToolbar: true }} onClick={close}>
          Print
        </ExportPrint>
      </Menu>
    </>
  );
}

export function PeopleToolbar() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);

  return (
    <Toolbar
      aria-label="Tools for people"
      style={{ flex: 'none', flexWrap: 'wrap', minHeight: 64 }}
    >
      <Box sx={{ flex: 1, minWidth: 90, paddingInlineStart: 1 }}>
        <Typography sx={{ fontWeight: 'fontWeightBold' }}>People</Typography>
        <Typography variant="caption" color="textSecondary" role="status">
          {count} shown
        </Typography>
      </Box>
      <QuickFilter expanded>
        <QuickFilterControl
          render={({ ref, slotProps, ...props }) => (
            <TextField
              {...props}
              inputRef={ref}
              slotProps={slotProps}
              id={slotProps?.htmlInput?.id}
              label="Search"
              size="small"
              sx={{ width: 160 }}
            />
          )}
        />
      </QuickFilter>
      <Tooltip title="Filters">
        <FilterPanelTrigger
          render={({ material: _material, ...props }, { filterCount }) => (
            <ToolbarButton
              {...props}
              aria-label={filterCount === 0 ? 'Filters' : `Filters: ${filterCount}`}
            >
              <Badge badgeContent={filterCount === 0 ? null : filterCount} color="primary">
                <FilterListIcon fontSize="small" />
              </Badge>
            </ToolbarButton>
          )}
        />
      </Tooltip>
      <Tooltip title="Columns">
        <ColumnsPanelTrigger render={<ToolbarButton />}>
          <ViewColumnIcon fontSize="small" />
        </ColumnsPanelTrigger>
      </Tooltip>
      <MoreMenu />
    </Toolbar>
  );
}
