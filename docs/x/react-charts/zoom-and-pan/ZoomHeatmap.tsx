import * as React from 'react';
import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { createTraffic } from '../../_data/chartTraffic';

const DAYS = 28;

export default function ZoomHeatmap() {
  const [cells] = React.useState(() =>
    createTraffic(DAYS * 24).map(({ visits }, hour): [number, number, number] => [
      Math.floor(hour / 24),
      hour % 24,
      visits,
    ]),
  );

  return (
    <Box role="group" aria-label="Visits by day and hour" sx={{ width: '100%' }}>
      <Heatmap
        height={360}
        xAxis={[
          {
            data: Array.from({ length: DAYS }, (_, day) => day + 2),
            label: 'Day of June',
            height: 55,
            zoom: { minSpan: 20 },
          },
        ]}
        yAxis={[{ data: Array.from({ length: 24 }, (_, hour) => `${hour}:00`), width: 56 }]}
        zAxis={[
          { colorMap: { type: 'continuous', min: 0, max: 2800, color: ['#e6f0fa', '#0b4a8b'] } },
        ]}
        series={[{ data: cells, valueFormatter: ([, , visits]) => `${visits} visits` }]}
        showToolbar
      />
    </Box>
  );
}
