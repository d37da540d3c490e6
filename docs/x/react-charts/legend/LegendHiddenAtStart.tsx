import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import { legendClasses } from '@mui/x-charts/ChartsLegend';
import { createEnergy } from '../../_data/energy';

const SOURCES = ['hydro', 'wind', 'solar', 'gas'] as const;
const names = { hydro: 'Hydro', wind: 'Wind', solar: 'Solar', gas: 'Gas (not renewable)' };

export default function LegendHiddenAtStart() {
  const [hours] = React.useState(() => createEnergy(24, 'Portugal'));

  return (
    <BarChart
      height={280}
      xAxis={[{ data: hours.map(({ hour }) => `${hour}:00`) }]}
      yAxis={[{ label: 'Power in MW', width: 70 }]}
      series={SOURCES.map((source) => ({
        id: source,
        data: hours.map((hour) => hour[source]),
        label: names[source],
        stack: 'power',
      }))}
      initialHiddenItems={[{ type: 'bar', seriesId: 'gas' }]}
      slotProps={{ legend: { toggleVisibilityOnClick: true } }}
      sx={{ [`&& .${legendClasses.series}.${legendClasses.hidden}`]: { opacity: 0.65 } }}
      title="Renewable electricity in Portugal by hour"
    />
  );
}
