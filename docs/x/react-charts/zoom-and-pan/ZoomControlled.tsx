import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { ZoomData } from '@mui/x-charts-pro/models';

const hours = Array.from({ length: 25 }, (_value, index) => index);
const visitors = hours.map((hour) => (hour < 8 ? 2 : 20 + ((hour * 13) % 31)));
const ranges = [
  { name: 'Night', start: 0, end: 34 },
  { name: 'Opening hours', start: 34, end: 84 },
  { name: 'Whole day', start: 0, end: 100 },
];

export default function ZoomControlled() {
  const [zoomData, setZoomData] = React.useState<ZoomData[]>([
    { axisId: 'hour', start: 34, end: 84 },
  ]);
  const [{ start, end } = { start: 0, end: 100 }] = zoomData;

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {ranges.map(({ name, ...range }) => (
          <Button
            key={name}
            size="small"
            variant="outlined"
            onClick={() => setZoomData([{ axisId: 'hour', ...range }])}
          >
            {name}
          </Button>
        ))}
      </Stack>
      <LineChartPro
        height={260}
        xAxis={[{ id: 'hour', data: hours, label: 'Hour', zoom: true, domainLimit: 'strict' }]}
        series={[{ data: visitors, label: 'Visitors', showMark: false }]}
        zoomData={zoomData}
        onZoomChange={setZoomData}
        hideLegend
        title="Visitors of a swimming pool by hour"
      />
      <Typography variant="body2" role="status">
        From {Math.round((start * 24) / 100)} to {Math.round((end * 24) / 100)} o’clock
      </Typography>
    </Stack>
  );
}
