import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridPivotModel } from '@mui/x-data-grid-premium';
import { parcelColumns, parcels } from './parcels';

const kilosOf = (aggFunc: string): GridPivotModel => ({
  rows: [{ field: 'depot' }],
  columns: [{ field: 'day' }],
  values: [{ field: 'kilos', aggFunc }],
});

export default function PivotAverages() {
  const [name, setName] = React.useState('avg');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Aggregation function"
        value={name}
        onChange={(_event, next: string | null) => next !== null && setName(next)}
      >
        {['avg', 'sum', 'max', 'size'].map((option) => (
          <ToggleButton key={option} value={option}>
            {option}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 330 }}>
        <DataGridPremium
          key={name}
          rows={parcels}
          columns={parcelColumns}
          label={`Kilos by depot and day: ${name}`}
          pivotActive
          pivotModel={kilosOf(name)}
          hideFooter
        />
      </div>
    </Stack>
  );
}
