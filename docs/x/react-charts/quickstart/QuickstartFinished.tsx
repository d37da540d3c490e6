import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

const rows = [
  { month: 'January', repaired: 34, returned: 6 },
  { month: 'February', repaired: 41, returned: 9 },
  { month: 'March', repaired: 52, returned: 5 },
];
const devices = (value: number | null) => `${value ?? 'no'} devices`;

export default function QuickstartFinished() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  return (
    <BarChart
      height={300}
      dataset={rows}
      xAxis={[{ dataKey: 'month' }]}
      yAxis={[{ label: 'Devices' }]}
      series={[
        { dataKey: 'repaired', label: 'Repaired', valueFormatter: devices },
        { dataKey: 'returned', label: 'Given back', valueFormatter: devices },
      ]}
      colors={[palette.primary.main, palette.warning.main]}
      grid={{ horizontal: true }}
      borderRadius={4}
      slotProps={{ legend: { position: { vertical: 'bottom', horizontal: 'center' } } }}
      enableKeyboardNavigation
      title="Repair café, first quarter"
      desc="Repairs grew from 34 in January to 52 in March; 5 to 9 devices a month were given back."
    />
  );
}
