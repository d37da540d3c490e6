import * as React from 'react';
import Box from '@mui/material/Box';
import { Heatmap, heatmapClasses } from '@mui/x-charts-pro/Heatmap';
import { createClimate } from '../../_data/chartClimate';

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

export default function HeatmapCalendar() {
  const [days] = React.useState(() => createClimate(364, 'Tokyo'));
  const first = days[0]?.date.getDay() ?? 0;

  return (
    <Box role="group" aria-label="Rain in Tokyo on each day of a year" sx={{ width: '100%' }}>
      <Heatmap
        height={220}
        xAxis={[
          {
            data: Array.from({ length: 53 }, (_, week) => week + 1),
            label: 'Week of the year',
            height: 55,
            categoryGapRatio: 0.12,
          },
        ]}
        yAxis={[{ data: DAYS, width: 44, categoryGapRatio: 0.12 }]}
        zAxis={[
          { colorMap: { type: 'continuous', min: 0, max: 24, color: ['#dfe9df', '#0b5d2a'] } },
        ]}
        series={[
          {
            data: days.map(({ rain }, index): [number, number, number] => [
              Math.floor((index + first) / 7),
              (index + first) % 7,
              rain,
            ]),
            valueFormatter: ([, , value], { dataIndex }) => {
              const day = days[dataIndex];
              return day ? `${value} mm on ${date.format(day.date)}` : '';
            },
            highlightScope: { highlight: 'item', fade: 'none' },
          },
        ]}
        sx={{ [`& .${heatmapClasses.highlighted}`]: { stroke: 'currentColor', strokeWidth: 2 } }}
      />
    </Box>
  );
}
