import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridPivotModel } from '@mui/x-data-grid-premium';
import { parcelColumns, parcels } from './parcels';

const kilos = { field: 'kilos', aggFunc: 'sum' };

const steps: Record<string, GridPivotModel> = {
  'Rows only': { rows: [{ field: 'depot' }], columns: [], values: [kilos] },
  'With columns': { rows: [{ field: 'depot' }], columns: [{ field: 'size' }], values: [kilos] },
  'Two levels of columns': {
    rows: [{ field: 'depot' }],
    columns: [{ field: 'day' }, { field: 'size' }],
    values: [kilos],
  },
  'Two levels of rows': {
    rows: [{ field: 'depot' }, { field: 'day' }],
    columns: [{ field: 'size' }],
    values: [kilos],
  },
};

export default function PivotSteps() {
  const [step, setStep] = React.useState('With columns');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Pivot model"
        value={step}
        onChange={(_event, next: string | null) => next !== null && setStep(next)}
        sx={{ flexWrap: 'wrap' }}
      >
        {Object.keys(steps).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 440 }}>
        <DataGridPremium
          key={step}
          rows={parcels}
          columns={parcelColumns}
          label={`Parcels: ${step}`}
          pivotActive
          pivotModel={steps[step]}
          defaultGroupingExpansionDepth={step === 'Two levels of rows' ? 1 : 0}
          hideFooter
        />
      </div>
    </Stack>
  );
}
