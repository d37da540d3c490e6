import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { scatterClasses, ScatterChart } from '@mui/x-charts/ScatterChart';
import { createReadings } from '../../_data/readings';

export default function ScatterMarkerSize() {
  const labelId = React.useId();
  const [points] = React.useState(() =>
    createReadings(1440, 12).map(({ temperature, humidity }, id) => ({
      id,
      x: temperature,
      y: humidity,
    })),
  );
  const [size, setSize] = React.useState(4);
  const [opacity, setOpacity] = React.useState(0.2);

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 5, px: 1 }}>
        <Box sx={{ width: 180 }}>
          <Typography id={`${labelId}-size`} variant="body2">
            markerSize: {size}
          </Typography>
          <Slider
            aria-labelledby={`${labelId}-size`}
            value={size}
            onChange={(_event, value) => setSize(value)}
            min={1}
            max={12}
          />
        </Box>
        <Box sx={{ width: 180 }}>
          <Typography id={`${labelId}-opacity`} variant="body2">
            opacity: {opacity}
          </Typography>
          <Slider
            aria-labelledby={`${labelId}-opacity`}
            value={opacity}
            onChange={(_event, value) => setOpacity(value)}
            min={0.05}
            max={1}
            step={0.05}
          />
        </Box>
      </Stack>
      <ScatterChart
        height={320}
        xAxis={[{ label: 'Temperature in °C', height: 55 }]}
        yAxis={[{ label: 'Humidity in %', width: 60 }]}
        series={[{ data: points, label: 'Readings', markerSize: size }]}
        sx={{ [`& .${scatterClasses.marker}`]: { opacity } }}
        hideLegend
        skipAnimation
        title="Temperature and humidity, 1,440 readings"
      />
    </Stack>
  );
}
