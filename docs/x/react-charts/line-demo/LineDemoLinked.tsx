import * as React from 'react';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import type { LineChartProps } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const charts = [
  { name: 'Museum visitors', data: [820, 760, 910, 1180, 1340, 1290] },
  { name: 'Museum shop sales in euros', data: [2100, 1950, 2480, 3160, 3720, 3410] },
];

export default function LineDemoLinked() {
  const [axis, setAxis] = React.useState<LineChartProps['highlightedAxis']>([]);

  return (
    <Stack sx={{ width: '100%' }}>
      {charts.map(({ name, data }) => (
        <LineChart
          key={name}
          height={180}
          xAxis={[{ id: 'months', data: months, scaleType: 'point' }]}
          yAxis={[{ width: 56 }]}
          series={[{ data, label: name }]}
          highlightedAxis={axis}
          onHighlightedAxisChange={setAxis}
          title={name}
        />
      ))}
    </Stack>
  );
}
