import * as React from 'react';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { createEnergy } from '../../_data/energy';

const SOURCES = [
  { field: 'hydro', label: 'Hydro' },
  { field: 'gas', label: 'Gas' },
  { field: 'wind', label: 'Wind' },
  { field: 'solar', label: 'Solar' },
] as const;

export default function LinesStackedAreas() {
  const [hours] = React.useState(() => createEnergy(120, 'Portugal'));

  return (
    <LineChart
      height={320}
      xAxis={[
        {
          scaleType: 'linear',
          data: hours.map(({ hour }) => hour),
          domainLimit: 'strict',
          tickInterval: [0, 24, 48, 72, 96],
          valueFormatter: (hour: number, { location }) =>
            `Day ${Math.floor(hour / 24) + 1}${location === 'tick' ? '' : `, ${hour % 24}:00`}`,
        },
      ]}
      yAxis={[{ valueFormatter: (value: number) => `${value / 1000} GW`, width: 60 }]}
      series={SOURCES.map(({ field, label }) => ({
        data: hours.map((hour) => hour[field]),
        label,
        area: true,
        stack: 'power',
        showMark: false,
        valueFormatter: (value) => (value === null ? '' : `${value} MW`),
      }))}
      sx={{ [`& .${lineClasses.area}`]: { fillOpacity: 0.75 } }}
      title="Electricity in Portugal by source over five days"
    />
  );
}
