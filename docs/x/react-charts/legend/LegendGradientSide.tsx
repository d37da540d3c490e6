import * as React from 'react';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { createTowns } from '../../_data/chartTowns';

export default function LegendGradientSide() {
  const [towns] = React.useState(() => createTowns(150));

  return (
    <ScatterChart
      height={320}
      xAxis={[{ label: 'Income in dollars', height: 55 }]}
      yAxis={[{ label: 'Rent in dollars', width: 70 }]}
      zAxis={[
        { colorMap: { type: 'continuous', min: 15, max: 45, color: ['#2f9e8f', '#c2255c'] } },
      ]}
      series={[
        {
          data: towns.map(({ id, income, rent, commute }) => ({
            id,
            x: income,
            y: rent,
            z: commute,
          })),
          label: 'Towns',
          markerSize: 4,
        },
      ]}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'z',
          direction: 'vertical',
          position: { horizontal: 'end', vertical: 'middle' },
          labelPosition: 'extremes',
          minLabel: '15 min',
          maxLabel: '45 min',
          sx: { height: 180 },
        },
      }}
      title="Income, rent, and commute in 150 towns"
    />
  );
}
