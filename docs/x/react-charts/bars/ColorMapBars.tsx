import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

export default function ColorMapBars() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  return (
    <BarChart
      height={300}
      xAxis={[{ data: ['Harbor', 'Market', 'Station', 'Park', 'Ring road'] }]}
      yAxis={[
        {
          label: 'Noise in dB',
          colorMap: {
            type: 'piecewise',
            thresholds: [55, 65],
            colors: [palette.success.main, palette.warning.main, palette.error.main],
          },
        },
      ]}
      series={[
        {
          data: [58, 63, 69, 47, 74],
          label: 'Noise',
          barLabel: 'value',
          barLabelPlacement: 'outside',
        },
      ]}
      hideLegend
      title="Noise at five measuring points"
      desc="Green below 55 decibels, orange from 55, red from 65"
    />
  );
}
