import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { Gauge } from '@mui/x-charts/Gauge';

export default function GaugeSlider() {
  const [value, setValue] = React.useState(64);

  return (
    <Stack sx={{ width: 240, alignItems: 'center' }}>
      <Gauge
        width={220}
        height={150}
        value={value}
        startAngle={-100}
        endAngle={100}
        cornerRadius="50%"
        text={`${value}%`}
        aria-label="Fan speed"
      />
      <Slider
        aria-label="Set the fan speed"
        value={value}
        onChange={(_event, speed) => setValue(speed)}
      />
    </Stack>
  );
}
