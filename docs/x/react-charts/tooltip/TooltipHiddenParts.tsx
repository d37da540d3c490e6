import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';
import { createTraffic } from '../../_data/chartTraffic';

export default function TooltipHiddenParts() {
  const [hours] = React.useState(() => createTraffic(72));
  const [heading, setHeading] = React.useState(false);
  const [slow, setSlow] = React.useState(false);

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 2 }}>
        <FormControlLabel
          control={<Switch checked={heading} onChange={(_event, on) => setHeading(on)} />}
          label="Time as heading"
        />
        <FormControlLabel
          control={<Switch checked={slow} onChange={(_event, on) => setSlow(on)} />}
          label="Slowest 5%"
        />
      </Stack>
      <LineChart
        height={280}
        margin={{ right: 40 }}
        xAxis={[
          {
            data: hours.map(({ time }) => time),
            scaleType: 'time',
            hideTooltip: !heading,
            valueFormatter: (time: Date) =>
              time.toLocaleString('en-US', { weekday: 'short', hour: 'numeric' }),
          },
        ]}
        series={[
          { data: hours.map(({ median }) => median), label: 'Median', showMark: false },
          {
            data: hours.map(({ slow: value }) => value),
            label: 'Slowest 5%',
            showMark: false,
            // If the formatter returns null, the tooltip leaves the series out.
            valueFormatter: (value) => (slow && value !== null ? `${value} ms` : null),
          },
        ]}
        title="Response times of a web service in milliseconds"
      />
    </Stack>
  );
}
