import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

type Variant = 'linear-progress' | 'circular-progress' | 'skeleton';

export default function OverlaysLoading() {
  const [rows] = React.useState(() => createOrders(30));
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
        {loading ? 'Loading the orders' : `${rows.length} orders were loaded`}
      </Typography>
      <div style={{ height: 340 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Orders"
          loading={loading}
          slotProps={{ loadingOverlay: { variant, 'aria-hidden': true } }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
