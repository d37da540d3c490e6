import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { createMonthlyClimate } from '../../_data/chartClimate';

const CONTROLS = [
  { name: 'margin', max: 80 },
  { name: 'width', max: 120 },
  { name: 'height', max: 120 },
] as const;

export default function StylingSpace() {
  const id = React.useId();
  const [months] = React.useState(() => createMonthlyClimate('Cairo'));
  const [space, setSpace] = React.useState({ margin: 20, width: 65, height: 55 });

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 4, px: 1 }}>
        {CONTROLS.map(({ name, max }) => (
          <Box key={name} sx={{ width: 140 }}>
            <Typography id={`${id}-${name}`} variant="body2">
              {name === 'margin' ? 'margin' : `${name} of the axis`}: {space[name]}
            </Typography>
            <Slider
              aria-labelledby={`${id}-${name}`}
              value={space[name]}
              onChange={(_event, value) => setSpace({ ...space, [name]: value })}
              max={max}
            />
          </Box>
        ))}
      </Stack>
      <BarChart
        height={300}
        margin={space.margin}
        xAxis={[{ data: months.map(({ month }) => month), label: 'Month', height: space.height }]}
        yAxis={[{ label: 'Temperature in °C', width: space.width }]}
        series={[{ data: months.map(({ temperature }) => temperature), label: 'Cairo' }]}
        hideLegend
        sx={{ border: 1, borderColor: 'divider' }}
        title="Mean temperature in Cairo by month"
      />
    </Stack>
  );
}
