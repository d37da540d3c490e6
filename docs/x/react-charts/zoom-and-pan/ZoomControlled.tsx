import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { ZoomData } from '@mui/x-charts-pro/models';
import { createTraffic } from '../../_data/chartTraffic';

const tooltipDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const HOURS = DAYS.length * 24;
const percent = (hour: number) => (hour / (HOURS - 1)) * 100;

export default function ZoomControlled() {
  const [hours] = React.useState(() => createTraffic(HOURS));
  const [zoomData, setZoomData] = React.useState<ZoomData[]>([
    { axisId: 'hour', start: percent(48), end: percent(72) },
  ]);
  const [{ start, end } = { start: 0, end: 100 }] = zoomData;
  const name = (share: number) => {
    const hour = Math.round((share / 100) * (HOURS - 1));
    return `${DAYS[Math.floor(hour / 24)]}, ${hour % 24}:00`;
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {DAYS.map((day, index) => (
          <Button
            key={day}
            size="small"
            onClick={() =>
              setZoomData([
                {
                  axisId: 'hour',
                  start: percent(index * 24),
                  end: Math.min(100, percent(index * 24 + 24)),
                },
              ])
            }
          >
            {day.slice(0, 3)}
          </Button>
        ))}
        <Button size="small" onClick={() => setZoomData([{ axisId: 'hour', start: 0, end: 100 }])}>
          Whole week
        </Button>
      </Stack>
      <LineChartPro
        height={280}
        xAxis={[
          {
            id: 'hour',
            scaleType: 'time',
            valueFormatter: (date: Date, context) =>
              context.location === 'tick' ? context.defaultTickLabel : tooltipDate.format(date),
            data: hours.map(({ time }) => time),
            zoom: true,
            domainLimit: 'strict',
          },
        ]}
        yAxis={[{ width: 56 }]}
        series={[{ data: hours.map(({ visits }) => visits), label: 'Visits', showMark: false }]}
        zoomData={zoomData}
        onZoomChange={setZoomData}
        hideLegend
        title="Visits by hour over one week"
      />
      <Typography variant="body2" role="status">
        From {name(start)} to {name(end)}
      </Typography>
    </Stack>
  );
}
