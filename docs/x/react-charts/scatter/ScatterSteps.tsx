import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { createTowns } from '../../_data/chartTowns';

export default function ScatterSteps() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const [towns] = React.useState(() => createTowns(150));

  return (
    <ScatterChart
      height={320}
      xAxis={[{ label: 'Income in dollars per month', height: 55 }]}
      yAxis={[{ label: 'Rent in dollars per month', width: 70 }]}
      zAxis={[
        {
          colorMap: {
            type: 'piecewise',
            thresholds: [25, 35],
            colors: [palette.success.main, palette.warning.main, palette.error.main],
          },
        },
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
        },
      ]}
      slots={{ legend: PiecewiseColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'z',
          labelPosition: 'inline-end',
          labelFormatter: ({ min, max }) =>
            min === null
              ? `below ${max} min`
              : max === null
                ? `from ${min} min`
                : `${min}–${max} min`,
        },
      }}
      title="Income, rent, and commute in 150 towns"
    />
  );
}
