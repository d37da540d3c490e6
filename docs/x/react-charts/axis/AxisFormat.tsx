import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';
import { createEnergy } from '../../_data/energy';

const exact = new Intl.NumberFormat('en-US');
const clock = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`;

export default function AxisFormat() {
  const [hours] = React.useState(() => createEnergy(73, 'Spain'));

  return (
    <LineChart
      height={300}
      xAxis={[
        {
          scaleType: 'linear',
          data: hours.map(({ hour }) => hour),
          domainLimit: 'strict',
          tickInterval: [0, 12, 24, 36, 48, 60, 72],
          valueFormatter: (hour: number, context) =>
            context.location === 'tick'
              ? clock(hour)
              : `Day ${Math.floor(hour / 24) + 1}, ${clock(hour)}`,
        },
      ]}
      yAxis={[{ valueFormatter: (value: number) => `${value / 1000} GW`, width: 64 }]}
      series={(['solar', 'wind'] as const).map((source) => ({
        data: hours.map((hour) => hour[source]),
        label: source === 'solar' ? 'Solar' : 'Wind',
        showMark: false,
        valueFormatter: (value) => (value === null ? '' : `${exact.format(value)} MW`),
      }))}
      grid={{ horizontal: true }}
      margin={{ right: 30 }}
      title="Solar and wind power in Spain over three days"
    />
  );
}
