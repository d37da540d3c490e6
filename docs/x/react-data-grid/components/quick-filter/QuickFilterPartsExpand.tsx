import * as React from 'react';
import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'seed', headerName: 'Seed', flex: 1, minWidth: 130 },
  { field: 'sow', headerName: 'Sow in', width: 100 },
];

const rows = [
  { id: 1, seed: 'Broad bean', sow: 'February' },
  { id: 2, seed: 'Runner bean', sow: 'May' },
  { id: 3, seed: 'Winter squash', sow: 'April' },
];

function SeedToolbar() {
  const [open, setOpen] = React.useState(false);

  return (
    <Toolbar aria-label="Tools for seeds">
      <QuickFilter expanded={open} onExpandedChange={setOpen}>
        <QuickFilterTrigger
          render={<ToolbarButton />}
          aria-label="Search seeds"
          aria-disabled={open}
          style={{ display: open ? 'none' : undefined }}
        >
          <SearchIcon fontSize="small" />
        </QuickFilterTrigger>
        <QuickFilterControl
          render={({ ref, slotProps, ...props }, state) => (
            <TextField
              {...props}
              inputRef={ref}
              id={slotProps?.htmlInput?.id}
              label="Search seeds"
              size="small"
              sx={{ display: state.expanded ? undefined : 'none' }}
              slotProps={{
                ...slotProps,
                input: {
                  endAdornment: state.value ? (
                    <QuickFilterClear size="small" edge="end" aria-label="Clear the search">
                      <ClearIcon fontSize="small" />
                    </QuickFilterClear>
                  ) : null,
                },
              }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

export default function QuickFilterPartsExpand() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Seeds"
        slots={{ toolbar: SeedToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
