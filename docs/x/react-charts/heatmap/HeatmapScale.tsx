import * as React from 'react';
import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { createBookings } from '../../_data/chartTraffic';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const HOURS = Array.from({ length: 16 }, (_, index) => `${index + 6}:00`);

export default function HeatmapScale() {
  const [data] = React.useState(() => createBookings());

  return (
    <Box role="group" aria-label="Gym bookings by weekday and hour" sx={{ width: '100%' }}>
      <Heatmap
        height={320}
        xAxis={[{ data: HOURS }]}
        yAxis={[{ data: DAYS, width: 48 }]}
        zAxis={[
          { colorMap: { type: 'continuous', min: 0, max: 70, color: ['#e3eefa', '#0d3b78'] } },
        ]}
        series={[{ data, label: 'Bookings', valueFormatter: ([, , value]) => `${value} bookings` }]}
        hideLegend={false}
        slotProps={{ legend: { minLabel: '0', maxLabel: '70', labelPosition: 'extremes' } }}
      />
    </Box>
  );
}
