import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { createBookings } from '../../_data/chartTraffic';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const HOURS = Array.from({ length: 16 }, (_, index) => `${index + 6}:00`);

export default function HeatmapClicks() {
  const [data] = React.useState(() => createBookings(5));
  const [message, setMessage] = React.useState('Click a cell.');

  return (
    <Stack sx={{ width: '100%' }}>
      <Box role="group" aria-label="Bookings by weekday and hour">
        <Heatmap
          height={300}
          xAxis={[{ data: HOURS }]}
          yAxis={[{ data: DAYS, width: 90 }]}
          zAxis={[
            { colorMap: { type: 'continuous', min: 0, max: 70, color: ['#f6e7da', '#9c3d0b'] } },
          ]}
          series={[{ data, highlightScope: { highlight: 'item', fade: 'global' } }]}
          onItemClick={(_event, { dataIndex }) => {
            const [hour = 0, day = 0, value = 0] = data[dataIndex ?? -1] ?? [];
            setMessage(`${DAYS[day]}, ${HOURS[hour]}: ${value} bookings`);
          }}
        />
      </Box>
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </Stack>
  );
}
