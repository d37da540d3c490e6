import * as React from 'react';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { createRandom } from '../../_data/random';

function createProfile() {
  const random = createRandom(32);
  return Array.from({ length: 60 }, (_, index) => {
    const depth = index * 0.5;
    const warmth = 5 + 15 / (1 + Math.exp((depth - 9) * 0.9));
    return { id: index, x: Math.round((warmth + random.next() * 0.6) * 10) / 10, y: depth };
  });
}

export default function AxisReverse() {
  const [profile] = React.useState(createProfile);

  return (
    <ScatterChart
      height={360}
      xAxis={[{ label: 'Water temperature in °C', height: 55, position: 'top', min: 4, max: 22 }]}
      yAxis={[{ label: 'Depth in m', reverse: true, min: 0, max: 30 }]}
      series={[
        {
          data: profile,
          label: 'Lake',
          markerSize: 3,
          valueFormatter: (point) => (point === null ? '' : `${point.x} °C at ${point.y} m`),
        },
      ]}
      grid={{ horizontal: true }}
      hideLegend
      title="Temperature of a lake by depth"
      desc="The water cools from 20 to 5 degrees between 6 and 13 meters."
    />
  );
}
