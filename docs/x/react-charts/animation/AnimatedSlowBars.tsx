import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type { BarProps } from '@mui/x-charts/BarChart';

const SlowRect = styled('rect')({
  transition: 'y 1.2s ease, height 1.2s ease',
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
});

function SlowBar({ x, y, width, height, color, className }: BarProps) {
  return <SlowRect className={className} x={x} y={y} width={width} height={height} fill={color} />;
}

const weeks = [
  [12, 18, 9],
  [20, 7, 16],
];

export default function AnimatedSlowBars() {
  const [week, setWeek] = React.useState(0);

  return (
    <Stack sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setWeek(1 - week)}>
        Show week {week === 0 ? 2 : 1}
      </Button>
      <BarChart
        height={240}
        xAxis={[{ data: ['Bread', 'Rolls', 'Cake'] }]}
        yAxis={[{ max: 24 }]}
        series={[{ id: 'week', data: weeks[week] ?? [], label: `Week ${week + 1}` }]}
        slots={{ bar: SlowBar }}
        title="Bakery orders"
      />
    </Stack>
  );
}
