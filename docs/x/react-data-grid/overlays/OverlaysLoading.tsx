import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'gauge', headerName: 'Gauge', flex: 1, minWidth: 120 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, gauge: 'Weir', level: 84 },
  { id: 2, gauge: 'Old bridge', level: 131 },
  { id: 3, gauge: 'Harbour', level: 212 },
];

type Variant = 'linear-progress' | 'circular-progress' | 'skeleton';

export default function OverlaysLoading() {
  const [variant, setVariant] = React.useState<Variant>('linear-progress');
  const [loading, setLoading] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Loading variant"
        value={variant}
        onChange={(_event, next: Variant | null) => setVariant(next ?? variant)}
        sx={{ flexWrap: 'wrap' }}
      >
        <ToggleButton value="linear-progress">Line</ToggleButton>
        <ToggleButton value="circular-progress">Circle</ToggleButton>
        <ToggleButton value="skeleton">Skeleton</ToggleButton>
      </ToggleButtonGroup>
      <FormControlLabel
        control={<Switch checked={loading} onChange={(_event, on) => setLoading(on)} />}
        label="Loading"
      />
      <Typography variant="body2" role="status">
        {loading ? 'Reading the gauges' : 'Three gauges were read'}
      </Typography>
      <div style={{ height: 270 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="River levels"
          loading={loading}
          slotProps={{ loadingOverlay: { variant, 'aria-hidden': true } }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
