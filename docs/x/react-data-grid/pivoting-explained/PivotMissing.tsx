import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { parcels } from './parcels';

const parcelsWithGaps = parcels.map((parcel) => ({
  ...parcel,
  size: parcel.id === 4 ? null : parcel.size,
  depot: parcel.id === 5 ? null : parcel.depot,
}));

const columnsFor = (fill: boolean): GridColDef[] => [
  {
    field: 'depot',
    headerName: 'Depot',
    valueGetter: (value: string | null) => (fill ? (value ?? 'Unknown depot') : value),
  },
  {
    field: 'size',
    headerName: 'Size',
    valueGetter: (value: string | null) => (fill ? (value ?? 'Not measured') : value),
  },
  { field: 'kilos', headerName: 'Kilos', type: 'number', width: 110 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'depot' }],
      columns: [{ field: 'size' }],
      values: [{ field: 'kilos', aggFunc: 'sum' }],
    },
  },
};

export default function PivotMissing() {
  const [fill, setFill] = React.useState(false);
  const columns = React.useMemo(() => columnsFor(fill), [fill]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Name the gaps in valueGetter"
        control={<Switch checked={fill} onChange={(event) => setFill(event.target.checked)} />}
      />
      <div style={{ height: 380 }}>
        <DataGridPremium
          key={String(fill)}
          rows={parcelsWithGaps}
          columns={columns}
          label="Parcels without a depot or a size"
          groupingColDef={{ headerName: 'Depot', width: 160 }}
          initialState={initialState}
          hideFooter
        />
      </div>
    </Stack>
  );
}
