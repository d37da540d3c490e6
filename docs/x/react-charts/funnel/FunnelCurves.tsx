import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import type { FunnelCurveType } from '@mui/x-charts-pro/FunnelChart';

const curves: FunnelCurveType[] = ['linear', 'linear-sharp', 'bump', 'step', 'pyramid'];

export default function FunnelCurves() {
  const [curve, setCurve] = React.useState<FunnelCurveType>('bump');

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <TextField
        select
        label="Curve"
        value={curve}
        onChange={(event) => {
          const next = curves.find((name) => name === event.target.value);
          if (next) {
            setCurve(next);
          }
        }}
        sx={{ width: 180 }}
      >
        {curves.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <FunnelChart
        height={260}
        hideLegend
        series={[
          {
            curve,
            layout: 'horizontal',
            variant: 'outlined',
            data: [{ value: 900 }, { value: 640 }, { value: 250 }, { value: 120 }],
          },
        ]}
        categoryAxis={{ categories: ['Seeds', 'Sprouts', 'Plants', 'Fruits'] }}
        title="From seed to fruit"
      />
    </Stack>
  );
}
