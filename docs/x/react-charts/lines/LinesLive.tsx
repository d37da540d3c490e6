import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import { createReadings } from '../../_data/readings';

const WINDOW = 60;
const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

export default function LinesLive() {
  const [readings] = React.useState(() => createReadings(1440, 9));
  const [end, setEnd] = React.useState(WINDOW);
  const [isRunning, setIsRunning] = React.useState(false);

  React.useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => {
      setEnd((last) => (last < readings.length ? last + 1 : WINDOW));
    }, 200);
    return () => clearInterval(timer);
  }, [isRunning, readings.length]);

  const visible = readings.slice(end - WINDOW, end);

  return (
    <Stack sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" size="small" onClick={() => setIsRunning(!isRunning)}>
        {isRunning ? 'Stop' : 'Start'} the measurement
      </Button>
      <LineChart
        height={260}
        skipAnimation
        xAxis={[
          {
            scaleType: 'time',
            data: visible.map(({ time }) => time),
            domainLimit: 'strict',
            valueFormatter: (time: Date) => clock.format(time),
            tickNumber: 4,
          },
        ]}
        yAxis={[{ label: 'Wind in m/s', min: 0, max: 15 }]}
        series={[{ data: visible.map(({ wind }) => wind), label: 'Wind', showMark: false }]}
        grid={{ horizontal: true }}
        hideLegend
        title="Wind over the last hour, one reading per minute"
        sx={{ width: '100%' }}
      />
    </Stack>
  );
}
