import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ScatterItemIdentifier } from '@mui/x-charts/models';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const huts = [
  { name: 'Larch hut', x: 2.5, y: 310 },
  { name: 'Scree hut', x: 4, y: 780 },
  { name: 'Spring hut', x: 5.5, y: 540 },
  { name: 'Ridge hut', x: 7, y: 1120 },
];

export default function ScatterClicks() {
  const [message, setMessage] = React.useState('Click a hut, or close to one.');

  return (
    <Stack sx={{ width: '100%' }}>
      <ScatterChart
        height={280}
        xAxis={[{ label: 'Walking time in hours', min: 0 }]}
        yAxis={[{ label: 'Ascent in m', min: 0, width: 60 }]}
        series={[{ data: huts, markerSize: 7 }]}
        voronoiMaxRadius={30}
        onItemClick={(_event: unknown, { dataIndex }: ScatterItemIdentifier) => {
          const hut = huts[dataIndex];
          setMessage(hut ? `${hut.name}: ${hut.x} hours, ${hut.y} m of ascent` : 'No hut');
        }}
        title="Walking time and ascent to four huts"
      />
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
