import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';

export default function LegendOfColors() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  return (
    <BarChart
      height={280}
      xAxis={[{ data: ['Weir', 'Mill', 'Bridge', 'Harbor', 'Mouth'] }]}
      yAxis={[
        {
          label: 'Nitrate in mg/l',
          colorMap: {
            type: 'piecewise',
            thresholds: [10, 25],
            colors: [palette.success.main, palette.warning.main, palette.error.main],
          },
        },
      ]}
      series={[
        {
          data: [6, 9, 14, 31, 22],
          label: 'Nitrate',
          barLabel: 'value',
          barLabelPlacement: 'outside',
        },
      ]}
      slots={{ legend: PiecewiseColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'y',
          labelPosition: 'inline-end',
          labelFormatter: ({ min, max }) => {
            if (min === null) return `good, below ${max}`;
            return max === null ? `bad, from ${min}` : `fair, from ${min}`;
          },
        },
      }}
      title="Nitrate in a river at five places"
    />
  );
}
