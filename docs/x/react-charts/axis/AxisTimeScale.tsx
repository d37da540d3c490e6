import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';
import { createClimate } from '../../_data/chartClimate';

const month = new Intl.DateTimeFormat('en-US', { month: 'short' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const degrees = (value: number | null) => (value === null ? 'no reading' : `${value} °C`);

export default function AxisTimeScale() {
  const [days] = React.useState(() => createClimate(365, 'Oslo'));

  return (
    <LineChart
      height={300}
      dataset={days}
      xAxis={[
        {
          dataKey: 'date',
          scaleType: 'time',
          domainLimit: 'strict',
          valueFormatter: (date: Date, { location }) =>
            (location === 'tick' ? month : day).format(date),
        },
      ]}
      yAxis={[{ label: 'Temperature in °C' }]}
      series={[
        { dataKey: 'high', label: 'High', showMark: false, valueFormatter: degrees },
        { dataKey: 'low', label: 'Low', showMark: false, valueFormatter: degrees },
      ]}
      grid={{ horizontal: true }}
      title="Daily temperatures in Oslo over one year"
    />
  );
}
