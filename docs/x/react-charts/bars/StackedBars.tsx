import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';

const mix = [
  { quarter: 'Q1', wind: 118, solar: 22, hydro: 64 },
  { quarter: 'Q2', wind: 87, solar: 61, hydro: 71 },
  { quarter: 'Q3', wind: 74, solar: 68, hydro: 58 },
  { quarter: 'Q4', wind: 126, solar: 19, hydro: 62 },
];

export default function StackedBars() {
  const [shares, setShares] = React.useState(false);
  const stackOffset = shares ? 'expand' : 'none';

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={shares} onChange={(event) => setShares(event.target.checked)} />}
        label="Show shares"
      />
      <BarChart
        height={300}
        dataset={mix}
        xAxis={[{ dataKey: 'quarter' }]}
        yAxis={[{ label: shares ? 'Share' : 'Gigawatt hours' }]}
        series={[
          { dataKey: 'wind', label: 'Wind', stack: 'power', stackOffset },
          { dataKey: 'solar', label: 'Solar', stack: 'power', stackOffset },
          { dataKey: 'hydro', label: 'Hydro', stack: 'power', stackOffset },
        ]}
        title="Electricity by source and quarter"
      />
    </Stack>
  );
}
