import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

export default function FunnelGap() {
  const id = React.useId();
  const [gap, setGap] = React.useState(8);
  const [radius, setRadius] = React.useState(8);

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 5, px: 1 }}>
        <Box sx={{ width: 180 }}>
          <Typography id={`${id}-gap`} variant="body2">
            gap: {gap}
          </Typography>
          <Slider
            aria-labelledby={`${id}-gap`}
            value={gap}
            onChange={(_event, value) => setGap(value)}
            max={24}
          />
        </Box>
        <Box sx={{ width: 180 }}>
          <Typography id={`${id}-radius`} variant="body2">
            borderRadius: {radius}
          </Typography>
          <Slider
            aria-labelledby={`${id}-radius`}
            value={radius}
            onChange={(_event, value) => setRadius(value)}
            max={24}
          />
        </Box>
      </Stack>
      <FunnelChart
        height={300}
        gap={gap}
        series={[
          {
            borderRadius: radius,
            variant: 'outlined',
            data: [
              { value: 900, label: 'Seeds' },
              { value: 640, label: 'Sprouts' },
              { value: 420, label: 'Young plants' },
              { value: 310, label: 'Flowers' },
            ],
          },
        ]}
        title="From seed to flower"
      />
    </Stack>
  );
}
