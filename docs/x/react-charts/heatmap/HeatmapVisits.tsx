import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';

const hours = ['9:00', '11:00', '13:00', '15:00', '17:00'];
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const visits = [
  [22, 31, 28, 47, 63],
  [18, 26, 24, 41, 58],
  [25, 44, 52, 71, 66],
  [20, 29, 27, 45, 61],
  [24, 35, 33, 57, 72],
  [41, 78, 94, 83, 39],
];

// One entry for each cell: index on the x-axis, index on the y-axis, value.
const data = visits.flatMap((row, day) =>
  row.map((value, hour): HeatmapValueType => [hour, day, value]),
);

export default function HeatmapVisits() {
  return (
    <Box
      role="group"
      aria-label="Library visits by day and hour, with most on Saturday at 13:00"
      sx={{ width: '100%' }}
    >
      <Heatmap
        height={320}
        xAxis={[{ data: hours, label: 'From', height: 55 }]}
        yAxis={[{ data: days }]}
        series={[{ data, label: 'Visits' }]}
      />
    </Box>
  );
}
