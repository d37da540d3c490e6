import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';

const benches = ['Lathe', 'Saw', 'Forge'];
const weeks = ['W1', 'W2', 'W3', 'W4', 'W5', 'W6'];
const used = [
  [12, 18, 9, 22, 25, 14],
  [30, 34, 28, 36, 31, 27],
  [4, 0, 6, 11, 8, 3],
];
const data = used.flatMap((row, bench) =>
  row.map((value, week): HeatmapValueType => [week, bench, value]),
);

export default function HeatmapScale() {
  const { palette } = useTheme();

  return (
    <Box role="group" aria-label="Hours of use of three benches by week" sx={{ width: '100%' }}>
      <Heatmap
        height={260}
        xAxis={[{ data: weeks }]}
        yAxis={[{ data: benches, width: 56 }]}
        zAxis={[
          {
            colorMap: {
              type: 'continuous',
              min: 0,
              max: 40,
              color: [palette.grey[200], palette.primary.main],
            },
          },
        ]}
        series={[{ data, label: 'Use', valueFormatter: ([, , value]) => `${value} hours` }]}
        hideLegend={false}
        slotProps={{ legend: { minLabel: '0 hours', maxLabel: '40 hours' } }}
      />
    </Box>
  );
}
