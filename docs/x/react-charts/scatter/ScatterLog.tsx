import * as React from 'react';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { createTowns, TOWN_REGIONS } from '../../_data/chartTowns';

const compact = new Intl.NumberFormat('en-US', { notation: 'compact' });

export default function ScatterLog() {
  const [towns] = React.useState(() => createTowns(180));

  return (
    <ScatterChart
      height={320}
      xAxis={[
        {
          label: 'Population',
          height: 55,
          scaleType: 'log',
          tickInterval: [2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000],
          valueFormatter: (population: number) => compact.format(population),
        },
      ]}
      yAxis={[{ label: 'Rent in dollars', width: 70 }]}
      series={TOWN_REGIONS.map((region) => ({
        label: region,
        data: towns
          .filter((town) => town.region === region)
          .map(({ id, population, rent }) => ({ id, x: population, y: rent })),
        highlightScope: { highlight: 'series', fade: 'global' },
      }))}
      grid={{ vertical: true }}
      title="Population and rent of 180 towns"
    />
  );
}
