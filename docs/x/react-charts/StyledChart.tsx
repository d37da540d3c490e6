import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

export default function StyledChart() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  return (
    <LineChart
      height={280}
      xAxis={[{ data: ['2022', '2023', '2024', '2025'], scaleType: 'point' }]}
      series={[
        { data: [31, 38, 44, 57], label: 'Members', shape: 'square' },
        { data: [12, 11, 17, 22], label: 'Volunteers', shape: 'triangle' },
      ]}
      colors={[palette.primary.main, palette.warning.main]}
      slotProps={{ legend: { position: { vertical: 'bottom', horizontal: 'center' } } }}
      sx={{ [`& .${lineClasses.line}`]: { strokeWidth: 4 } }}
      enableKeyboardNavigation
      title="Members and volunteers of a club"
      desc="Both numbers rose from 2022 to 2025: members from 31 to 57, volunteers from 12 to 22."
    />
  );
}
