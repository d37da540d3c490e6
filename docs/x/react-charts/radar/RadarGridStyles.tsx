import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RadarChart } from '@mui/x-charts/RadarChart';

export default function RadarGridStyles() {
  const [circular, setCircular] = React.useState(true);
  const [stripes, setStripes] = React.useState(false);

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          control={<Switch checked={circular} onChange={(_event, value) => setCircular(value)} />}
          label="Circular grid"
        />
        <FormControlLabel
          control={<Switch checked={stripes} onChange={(_event, value) => setStripes(value)} />}
          label="Stripes"
        />
      </Stack>
      <RadarChart
        height={300}
        shape={circular ? 'circular' : 'sharp'}
        divisions={4}
        stripeColor={stripes ? undefined : null}
        radar={{ max: 12, metrics: ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'] }}
        series={[{ label: 'Hours of sun', data: [2, 4, 8, 10, 6, 2], fillArea: true }]}
        hideLegend
        title="Hours of sun a day, from January to November"
      />
    </Stack>
  );
}
