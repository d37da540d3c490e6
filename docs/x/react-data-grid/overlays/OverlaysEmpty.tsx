import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridOverlay,
  type GridColDef,
  type GridFilterModel,
  type GridSlotProps,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'trap', headerName: 'Light trap', flex: 1, minWidth: 120 },
  { field: 'moths', headerName: 'Moths', type: 'number', width: 100 },
];

const rows = [
  { id: 1, trap: 'Hedge', moths: 41 },
  { id: 2, trap: 'Pond', moths: 17 },
];

const manyMoths: GridFilterModel = { items: [{ field: 'moths', operator: '>', value: '50' }] };

function NoTraps(props: GridSlotProps['noResultsOverlay']) {
  return (
    <GridOverlay {...props} sx={{ bgcolor: 'background.paper', padding: 2 }}>
      <Typography variant="body2">No trap caught more than 50 moths.</Typography>
      <Typography variant="body2" color="textSecondary">
        The button above removes the filter.
      </Typography>
    </GridOverlay>
  );
}

export default function OverlaysEmpty() {
  const [filterModel, setFilterModel] = React.useState(manyMoths);
  const [tonight, setTonight] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" onClick={() => setFilterModel({ items: [] })}>
          Remove the filter
        </Button>
        <Button
          size="small"
          variant="outlined"
          aria-pressed={tonight}
          onClick={() => setTonight(!tonight)}
        >
          Tonight
        </Button>
      </Stack>
      <div style={{ height: 240 }}>
        <DataGrid
          rows={tonight ? [] : rows}
          columns={columns}
          label="Moth counts"
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          slots={{ noResultsOverlay: NoTraps }}
          localeText={{ noRowsLabel: 'The traps are emptied at six in the morning.' }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
