import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { createTraffic } from '../../_data/chartTraffic';

const tooltipDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export default function AxisTickNumber() {
  const labelId = React.useId();
  const [hours] = React.useState(() => createTraffic(120));
  const [tickNumber, setTickNumber] = React.useState(5);

  return (
    <Stack sx={{ width: '100%' }}>
      <Box sx={{ maxWidth: 320, px: 1 }}>
        <Typography id={labelId} variant="body2">
          About {tickNumber} ticks
        </Typography>
        <Slider
          aria-labelledby={labelId}
          value={tickNumber}
          onChange={(_event, value) => setTickNumber(value)}
          min={2}
          max={16}
        />
      </Box>
      <LineChart
        height={280}
        xAxis={[
          {
            scaleType: 'time',
            valueFormatter: (date: Date, context) =>
              context.location === 'tick' ? context.defaultTickLabel : tooltipDate.format(date),
            data: hours.map(({ time }) => time),
            tickNumber,
            height: 30,
          },
        ]}
        yAxis={[{ tickNumber, width: 52 }]}
        series={[{ data: hours.map(({ visits }) => visits), label: 'Visits', showMark: false }]}
        grid={{ horizontal: true, vertical: true }}
        hideLegend
        title="Visits per hour on five days"
      />
    </Stack>
  );
}
