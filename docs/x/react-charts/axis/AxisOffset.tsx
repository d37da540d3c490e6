import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';
import { createReadings } from '../../_data/readings';

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric' });

export default function AxisOffset() {
  const [readings] = React.useState(() =>
    createReadings(1440).filter((_reading, minute) => minute % 15 === 0),
  );

  return (
    <LineChart
      height={320}
      dataset={readings}
      xAxis={[
        {
          dataKey: 'time',
          scaleType: 'time',
          valueFormatter: (value: Date) => time.format(value),
        },
      ]}
      yAxis={[
        { id: 'temperature', label: 'Temperature in °C', width: 64 },
        { id: 'humidity', label: 'Humidity in %', width: 56, position: 'left' },
        { id: 'wind', label: 'Wind in m/s', width: 56, position: 'right', offset: 16, min: 0 },
      ]}
      series={[
        { yAxisId: 'temperature', dataKey: 'temperature', label: 'Temperature', showMark: false },
        { yAxisId: 'humidity', dataKey: 'humidity', label: 'Humidity', showMark: false },
        { yAxisId: 'wind', dataKey: 'wind', label: 'Wind', showMark: false },
      ]}
      title="Temperature, humidity, and wind over one day"
    />
  );
}
