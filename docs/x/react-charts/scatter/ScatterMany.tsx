import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { createReadings } from '../../_data/readings';

export default function ScatterMany() {
  const [batch, setBatch] = React.useState(true);
  // Five days with a reading every minute: 7,200 points in two series.
  const [series] = React.useState(() => {
    const points = createReadings(7200).map((reading, id) => ({
      id,
      x: reading.temperature,
      y: reading.wind,
      isDay: reading.time.getHours() >= 6 && reading.time.getHours() < 18,
    }));
    return [
      { label: 'Day', data: points.filter(({ isDay }) => isDay), markerSize: 1.5 },
      { label: 'Night', data: points.filter(({ isDay }) => !isDay), markerSize: 1.5 },
    ];
  });

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={batch} onChange={(event) => setBatch(event.target.checked)} />}
        label="Draw the points in batches"
      />
      <ScatterChart
        height={340}
        renderer={batch ? 'svg-batch' : 'svg-single'}
        xAxis={[{ label: 'Temperature in °C', height: 55 }]}
        yAxis={[{ label: 'Wind in m/s' }]}
        series={series}
        voronoiMaxRadius={12}
        title="Temperature and wind, 7,200 readings"
      />
    </Stack>
  );
}
