import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { ChartsBrushOverlay } from '@mui/x-charts/ChartsBrushOverlay';
import { LineChart } from '@mui/x-charts/LineChart';
import { createTraffic } from '../../_data/chartTraffic';

export default function BrushTooltip() {
  const [hours] = React.useState(() => createTraffic(72));
  const [preventTooltip, setPreventTooltip] = React.useState(true);
  const [preventHighlight, setPreventHighlight] = React.useState(true);

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 2 }}>
        <FormControlLabel
          control={
            <Switch
              checked={preventTooltip}
              onChange={(_event, checked) => setPreventTooltip(checked)}
            />
          }
          label="Hide the tooltip"
        />
        <FormControlLabel
          control={
            <Switch
              checked={preventHighlight}
              onChange={(_event, checked) => setPreventHighlight(checked)}
            />
          }
          label="Hide the axis highlight"
        />
      </Stack>
      <LineChart
        height={260}
        margin={{ right: 40 }}
        xAxis={[
          {
            data: hours.map(({ time }) => time),
            scaleType: 'time',
            valueFormatter: (time: Date) =>
              time.toLocaleString('en-US', { weekday: 'short', hour: 'numeric' }),
          },
        ]}
        series={[
          { data: hours.map(({ median }) => median), label: 'Median', showMark: false },
          { data: hours.map(({ slow }) => slow), label: 'Slowest 5%', showMark: false },
        ]}
        brushConfig={{ enabled: true, preventTooltip, preventHighlight }}
        title="Response times of a web service in milliseconds"
      >
        <ChartsBrushOverlay />
      </LineChart>
    </Stack>
  );
}
