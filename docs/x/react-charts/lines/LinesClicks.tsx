import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { createTraffic } from '../../_data/chartTraffic';

const tooltipDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

const time = new Intl.DateTimeFormat('en-US', { weekday: 'long', hour: 'numeric' });

export default function LinesClicks() {
  const [hours] = React.useState(() => createTraffic(72));
  const [message, setMessage] = React.useState('Click somewhere in the chart.');

  return (
    <Stack sx={{ width: '100%' }}>
      <LineChart
        height={280}
        xAxis={[
          {
            scaleType: 'time',
            valueFormatter: (date: Date, context) =>
              context.location === 'tick' ? context.defaultTickLabel : tooltipDate.format(date),
            data: hours.map(({ time: start }) => start),
          },
        ]}
        yAxis={[{ valueFormatter: (value: number) => `${value} ms`, width: 64 }]}
        series={[
          {
            id: 'median',
            data: hours.map(({ median }) => median),
            label: 'Median',
            showMark: false,
          },
          { id: 'slow', data: hours.map(({ slow }) => slow), label: 'Slowest 5%', showMark: false },
        ]}
        onAxisClick={(_event, data) => {
          if (data === null) return;
          const hour = hours[data.dataIndex];
          if (hour) {
            setMessage(`${time.format(hour.time)}: ${hour.median} ms, slowest ${hour.slow} ms`);
          }
        }}
        title="Response times over three days"
      />
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </Stack>
  );
}
