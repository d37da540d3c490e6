import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

const target = 40;

export default function StylingColorGetter() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  return (
    <BarChart
      height={280}
      xAxis={[{ data: ['Week 1', 'Week 2', 'Week 3', 'Week 4'] }]}
      series={[
        {
          data: [52, 31, 44, 38],
          label: 'Honey in kg',
          color: palette.primary.main,
          colorGetter: ({ value }) =>
            value !== null && value < target ? palette.warning.main : palette.primary.main,
          barLabel: ({ value }) =>
            value !== null && value < target ? `${value} (low)` : `${value}`,
          barLabelPlacement: 'outside',
        },
      ]}
      yAxis={[{ max: 60 }]}
      hideLegend
      title="Honey in four weeks, with those below 40 kilograms marked"
    />
  );
}
