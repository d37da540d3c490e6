import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';
import type { LineChartProps } from '@mui/x-charts/LineChart';
import { createPrices } from '../../_data/prices';

const tooltipDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

type Axis = NonNullable<LineChartProps['yAxis']>[number];

const LIMITS: Record<string, Axis> = {
  nice: { domainLimit: 'nice' },
  strict: { domainLimit: 'strict' },
  'from zero': { min: 0 },
  'ten percent more': {
    domainLimit: (min, max) => {
      const room = (max.valueOf() - min.valueOf()) * 0.1;
      return { min: min.valueOf() - room, max: max.valueOf() + room };
    },
  },
};

export default function AxisLimits() {
  const [prices] = React.useState(() => createPrices(120, 140, 9));
  const [limit, setLimit] = React.useState('nice');

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Limits of the y-axis"
        value={limit}
        onChange={(_event, value: string | null) => setLimit(value ?? limit)}
        sx={{ flexWrap: 'wrap' }}
      >
        {Object.keys(LIMITS).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        height={280}
        xAxis={[
          {
            scaleType: 'time',
            valueFormatter: (date: Date, context) =>
              context.location === 'tick' ? context.defaultTickLabel : tooltipDate.format(date),
            data: prices.map(({ date }) => date),
            domainLimit: 'strict',
          },
        ]}
        yAxis={[{ ...LIMITS[limit], valueFormatter: (value: number) => `$${Math.round(value)}` }]}
        series={[{ data: prices.map(({ close }) => close), label: 'Close', showMark: false }]}
        grid={{ horizontal: true }}
        hideLegend
        title={`Closing prices, limits: ${limit}`}
      />
    </Stack>
  );
}
