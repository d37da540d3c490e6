import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { createPrices } from '../../_data/prices';

const tooltipDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

export default function ZoomLimits() {
  const [prices] = React.useState(() => createPrices(600));
  const [spans, setSpans] = React.useState([10, 60]);
  const [panning, setPanning] = React.useState(true);
  const [minSpan = 10, maxSpan = 60] = spans;

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 4, px: 1 }}>
        <Box sx={{ width: 220 }}>
          <Typography variant="body2">
            minSpan: {minSpan}, maxSpan: {maxSpan}
          </Typography>
          <Slider
            getAriaLabel={(index) => (index === 0 ? 'minSpan' : 'maxSpan')}
            value={spans}
            onChange={(_event, value) => setSpans(value)}
            min={2}
            max={100}
          />
        </Box>
        <FormControlLabel
          control={<Switch checked={panning} onChange={(_event, value) => setPanning(value)} />}
          label="Panning"
        />
      </Stack>
      <LineChartPro
        height={300}
        xAxis={[
          {
            id: 'day',
            scaleType: 'time',
            valueFormatter: (date: Date, context) =>
              context.location === 'tick' ? context.defaultTickLabel : tooltipDate.format(date),
            data: prices.map(({ date }) => date),
            zoom: { minSpan, maxSpan, panning, step: 10, slider: { enabled: true } },
          },
        ]}
        yAxis={[{ valueFormatter: (value: number) => `$${value}`, width: 52 }]}
        series={[{ data: prices.map(({ close }) => close), label: 'Close', showMark: false }]}
        initialZoom={[{ axisId: 'day', start: 20, end: 60 }]}
        hideLegend
        title="Closing prices over 600 days"
      />
    </Stack>
  );
}
