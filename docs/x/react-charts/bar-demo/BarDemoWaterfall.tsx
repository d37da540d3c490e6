import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

const steps = [
  { name: 'Start', change: 900 },
  { name: 'Tickets', change: 640 },
  { name: 'Grant', change: 350 },
  { name: 'Hall', change: -480 },
  { name: 'Costumes', change: -260 },
];

const rows = steps.map(({ name, change }, index) => {
  const before = steps.slice(0, index).reduce((sum, step) => sum + step.change, 0);
  return {
    name,
    base: Math.min(before, before + change),
    income: change > 0 ? change : null,
    expense: change < 0 ? -change : null,
  };
});

export default function BarDemoWaterfall() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  return (
    <BarChart
      height={300}
      dataset={rows}
      xAxis={[{ dataKey: 'name', categoryGapRatio: 0.3 }]}
      yAxis={[{ label: 'Euros', width: 70 }]}
      series={[
        { dataKey: 'base', stack: 'cash', color: 'transparent', valueFormatter: () => null },
        {
          dataKey: 'income',
          label: 'In',
          stack: 'cash',
          color: palette.success.main,
          valueFormatter: (value) => (value === null ? null : `+${value} €`),
        },
        {
          dataKey: 'expense',
          label: 'Out',
          stack: 'cash',
          color: palette.error.main,
          valueFormatter: (value) => (value === null ? null : `−${value} €`),
        },
      ]}
      title="Cash flow of a theater group"
      desc="From 900 euros, tickets and a grant lead to 1890; hall and costumes leave 1150."
    />
  );
}
