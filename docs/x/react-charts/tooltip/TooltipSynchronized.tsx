import * as React from 'react';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import { createReadings } from '../../_data/readings';

const hour = new Intl.DateTimeFormat('en-US', { hour: 'numeric' });
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

const MEASURES = [
  { field: 'temperature', label: 'Temperature', unit: '°C' },
  { field: 'humidity', label: 'Humidity', unit: '%' },
  { field: 'wind', label: 'Wind', unit: 'm/s' },
] as const;

export default function TooltipSynchronized() {
  // One reading of every tenth minute of a day: 144 values for each line.
  const [readings] = React.useState(() =>
    createReadings(1440).filter((_reading, minute) => minute % 10 === 0),
  );
  const [index, setIndex] = React.useState<number>();

  return (
    <Stack sx={{ width: '100%' }}>
      {MEASURES.map(({ field, label, unit }) => (
        <LineChart
          key={field}
          height={150}
          xAxis={[
            {
              id: 'time',
              scaleType: 'time',
              data: readings.map((reading) => reading.time),
              valueFormatter: (value: Date, { location }) =>
                (location === 'tick' ? hour : time).format(value),
            },
          ]}
          yAxis={[{ width: 52 }]}
          series={[
            {
              data: readings.map((reading) => reading[field]),
              label: `${label} (${unit})`,
              showMark: false,
              valueFormatter: (value) => (value === null ? '' : `${value} ${unit}`),
            },
          ]}
          highlightedAxis={index === undefined ? [] : [{ axisId: 'time', dataIndex: index }]}
          onHighlightedAxisChange={(items) =>
            setIndex(items.find(({ axisId }) => axisId === 'time')?.dataIndex)
          }
          title={`${label} of a day`}
        />
      ))}
    </Stack>
  );
}
