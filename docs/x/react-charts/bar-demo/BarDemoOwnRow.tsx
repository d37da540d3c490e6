import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

const branches = [
  { name: 'Market square', loans: 9120 },
  { name: 'Harbor', loans: 7450 },
  { name: 'Your branch', loans: 6880 },
  { name: 'North', loans: 5210 },
  { name: 'Mobile library', loans: 2940 },
];
const count = new Intl.NumberFormat('en-US');

export default function BarDemoOwnRow() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  return (
    <BarChart
      height={280}
      layout="horizontal"
      dataset={branches}
      yAxis={[{ dataKey: 'name', width: 110, disableLine: true, disableTicks: true }]}
      xAxis={[{ position: 'none', max: 12_500 }]}
      series={[
        {
          dataKey: 'loans',
          label: 'Loans',
          barLabel: ({ value }) => (value === null ? null : count.format(value)),
          barLabelPlacement: 'outside',
          valueFormatter: (value) => (value === null ? '' : `${count.format(value)} loans`),
          colorGetter: ({ dataIndex }) =>
            branches[dataIndex]?.name === 'Your branch'
              ? palette.primary.main
              : palette.action.disabled,
        },
      ]}
      slotProps={{ barLabel: { direction: 'ltr' } }}
      hideLegend
      title="Loans by branch in 2025, with your branch in color"
    />
  );
}
