import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import { useChartProApiRef } from '@mui/x-charts-pro/hooks';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { createTraffic } from '../../_data/chartTraffic';

const tooltipDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** In percent of all hours. */
const STEP = 10;

export default function ZoomApi() {
  const apiRef = useChartProApiRef<'line'>();
  const [hours] = React.useState(() => createTraffic(336));

  const pan = (by: number) =>
    apiRef.current?.setAxisZoomData('hour', (range) => {
      const step = Math.max(-range.start, Math.min(100 - range.end, by));
      return { ...range, start: range.start + step, end: range.end + step };
    });

  return (
    <Stack sx={{ width: '100%', alignItems: 'flex-start' }}>
      <ButtonGroup size="small" aria-label="Visible days" sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => pan(-STEP)}>Earlier</Button>
        <Button onClick={() => pan(STEP)}>Later</Button>
        <Button
          onClick={() => apiRef.current?.setZoomData([{ axisId: 'hour', start: 0, end: 100 }])}
        >
          Show all
        </Button>
      </ButtonGroup>
      <LineChartPro
        apiRef={apiRef}
        height={280}
        xAxis={[
          {
            id: 'hour',
            scaleType: 'time',
            valueFormatter: (date: Date, context) =>
              context.location === 'tick' ? context.defaultTickLabel : tooltipDate.format(date),
            data: hours.map(({ time }) => time),
            zoom: true,
          },
        ]}
        yAxis={[{ width: 56 }]}
        series={[{ data: hours.map(({ visits }) => visits), label: 'Visits', showMark: false }]}
        initialZoom={[{ axisId: 'hour', start: 40, end: 70 }]}
        hideLegend
        title="Visits by hour over two weeks"
        sx={{ width: '100%' }}
      />
    </Stack>
  );
}
