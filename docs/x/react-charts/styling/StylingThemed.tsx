import * as React from 'react';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type {} from '@mui/x-charts/themeAugmentation';
import { createMonthlyClimate } from '../../_data/chartClimate';

export default function StylingThemed() {
  const outer = useTheme();
  const [months] = React.useState(() => createMonthlyClimate('Lisbon'));
  const theme = React.useMemo(
    () =>
      createTheme({
        palette: { mode: outer.palette.mode },
        typography: { fontFamily: 'Georgia, serif' },
        components: {
          MuiBarChart: {
            defaultProps: { borderRadius: 8, grid: { horizontal: true }, colors: ['#c0692b'] },
          },
          MuiChartsAxis: { styleOverrides: { root: { '& line, & path': { strokeWidth: 2 } } } },
          MuiChartsGrid: { styleOverrides: { root: { '& line': { strokeDasharray: '3 5' } } } },
        },
      }),
    [outer.palette.mode],
  );

  return (
    <ThemeProvider theme={theme}>
      <BarChart
        height={280}
        xAxis={[{ data: months.map(({ month }) => month) }]}
        yAxis={[{ label: 'Hours of sun', width: 60 }]}
        series={[{ data: months.map(({ sun }) => sun), label: 'Sun' }]}
        hideLegend
        title="Hours of sun in Lisbon by month"
      />
    </ThemeProvider>
  );
}
