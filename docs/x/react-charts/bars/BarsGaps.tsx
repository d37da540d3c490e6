import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { createMonthlyClimate } from '../../_data/chartClimate';

export default function BarsGaps() {
  const id = React.useId();
  const [lisbon] = React.useState(() => createMonthlyClimate('Lisbon'));
  const [tokyo] = React.useState(() => createMonthlyClimate('Tokyo'));
  const [categoryGap, setCategoryGap] = React.useState(0.4);
  const [barGap, setBarGap] = React.useState(0.1);

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 5, px: 1 }}>
        <Box sx={{ width: 200 }}>
          <Typography id={`${id}-category`} variant="body2">
            categoryGapRatio: {categoryGap}
          </Typography>
          <Slider
            aria-labelledby={`${id}-category`}
            value={categoryGap}
            onChange={(_event, value) => setCategoryGap(value)}
            min={0}
            max={0.9}
            step={0.1}
          />
        </Box>
        <Box sx={{ width: 200 }}>
          <Typography id={`${id}-bar`} variant="body2">
            barGapRatio: {barGap}
          </Typography>
          <Slider
            aria-labelledby={`${id}-bar`}
            value={barGap}
            onChange={(_event, value) => setBarGap(value)}
            min={-1}
            max={1}
            step={0.1}
          />
        </Box>
      </Stack>
      <BarChart
        height={280}
        xAxis={[
          {
            scaleType: 'band',
            data: lisbon.map(({ month }) => month),
            categoryGapRatio: categoryGap,
            barGapRatio: barGap,
          },
        ]}
        yAxis={[{ label: 'Rain in mm' }]}
        series={[
          { data: tokyo.map(({ rain }) => rain), label: 'Tokyo' },
          { data: lisbon.map(({ rain }) => rain), label: 'Lisbon' },
        ]}
        title="Rain in Tokyo and Lisbon by month"
      />
    </Stack>
  );
}
