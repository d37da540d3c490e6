import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { createPassengers } from '../../_data/chartPassengers';

const monthOfYear = new Intl.DateTimeFormat('en-US', { month: 'short', year: '2-digit' });

export default function ZoomSlider() {
  const [months] = React.useState(() => createPassengers(84));
  const [fit, setFit] = React.useState(true);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={fit} onChange={(_event, value) => setFit(value)} />}
        label="Fit the vertical axis to the visible months"
      />
      <BarChartPro
        height={340}
        xAxis={[
          {
            id: 'month',
            data: months.map(({ date }) => monthOfYear.format(date)),
            zoom: {
              filterMode: fit ? 'discard' : 'keep',
              slider: { enabled: true, preview: true },
            },
          },
        ]}
        yAxis={[{ label: 'Passengers in thousands', width: 70 }]}
        series={[{ data: months.map(({ tram }) => tram), label: 'Tram' }]}
        initialZoom={[{ axisId: 'month', start: 14, end: 40 }]}
        hideLegend
        title="Tram passengers by month"
      />
    </Stack>
  );
}
