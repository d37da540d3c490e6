import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { createPrices } from '../../_data/prices';

export default function BarsNegative() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const [changes] = React.useState(() =>
    createPrices(60, 100, 12).map(({ open, close }) => Math.round((close / open - 1) * 1000) / 10),
  );

  return (
    <BarChart
      height={280}
      xAxis={[
        { data: changes.map((_change, index) => index + 1), label: 'Trading day', height: 55 },
      ]}
      yAxis={[
        {
          valueFormatter: (value: number) => `${value}%`,
          colorMap: {
            type: 'piecewise',
            thresholds: [0],
            colors: [palette.error.main, palette.success.main],
          },
        },
      ]}
      series={[
        {
          data: changes,
          label: 'Change',
          valueFormatter: (value) => (value === null ? '' : `${value > 0 ? '+' : ''}${value}%`),
        },
      ]}
      hideLegend
      title="Daily change in a share price over 60 days"
    />
  );
}
