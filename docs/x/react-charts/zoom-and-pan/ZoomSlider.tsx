import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';

const weeks = Array.from({ length: 40 }, (_value, index) => index + 1);
const loans = weeks.map((week) => 60 + ((week * 11) % 40) + (week > 30 ? 180 : 0));

export default function ZoomSlider() {
  const [fit, setFit] = React.useState(true);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={fit} onChange={(_event, value) => setFit(value)} />}
        label="Fit the vertical axis to the visible weeks"
      />
      <BarChartPro
        height={320}
        xAxis={[
          {
            id: 'week',
            data: weeks,
            label: 'Week',
            zoom: {
              filterMode: fit ? 'discard' : 'keep',
              minSpan: 20,
              slider: { enabled: true, preview: true },
            },
          },
        ]}
        series={[{ data: loans, label: 'Loans' }]}
        initialZoom={[{ axisId: 'week', start: 0, end: 40 }]}
        hideLegend
        title="Loans by week"
      />
    </Stack>
  );
}
