import * as React from 'react';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { CLIMATE_CITIES, createMonthlyClimate, MONTHS } from '../../_data/chartClimate';

/** From blue over the color of the background to red. */
const blend = (neutral: string) => (share: number) =>
  share < 0.5
    ? `color-mix(in srgb, #1c5fb0 ${Math.round((0.5 - share) * 200)}%, ${neutral})`
    : `color-mix(in srgb, #c0392b ${Math.round((share - 0.5) * 200)}%, ${neutral})`;

export default function HeatmapDiverging() {
  const { palette } = useTheme();
  const [data] = React.useState(() =>
    CLIMATE_CITIES.flatMap((city, row) => {
      const months = createMonthlyClimate(city);
      const mean = months.reduce((sum, { temperature }) => sum + temperature, 0) / 12;
      return months.map(({ temperature }, column): [number, number, number] => [
        column,
        row,
        Math.round((temperature - mean) * 10) / 10,
      ]);
    }),
  );

  return (
    <Box role="group" aria-label="Deviation from the yearly mean" sx={{ width: '100%' }}>
      <Heatmap
        height={280}
        xAxis={[{ data: MONTHS, categoryGapRatio: 0.04 }]}
        yAxis={[{ data: CLIMATE_CITIES, width: 76, categoryGapRatio: 0.04 }]}
        zAxis={[
          {
            colorMap: {
              type: 'continuous',
              min: -12,
              max: 12,
              color: blend(palette.mode === 'dark' ? '#3a3a3a' : '#efefef'),
            },
          },
        ]}
        series={[{ data, valueFormatter: ([, , value]) => `${value > 0 ? '+' : ''}${value} °C` }]}
        hideLegend={false}
        slotProps={{ legend: { minLabel: '−12 °C', maxLabel: '+12 °C' } }}
      />
    </Box>
  );
}
