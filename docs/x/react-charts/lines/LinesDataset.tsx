import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';
import { createClimate } from '../../_data/chartClimate';

const tooltipDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

const degrees = (value: number | null) => (value === null ? '' : `${value} °C`);

export default function LinesDataset() {
  const [days] = React.useState(() => createClimate(120, 'Lisbon'));

  return (
    <LineChart
      height={300}
      dataset={days}
      xAxis={[
        {
          dataKey: 'date',
          scaleType: 'time',
          valueFormatter: (date: Date, context) =>
            context.location === 'tick' ? context.defaultTickLabel : tooltipDate.format(date),
          domainLimit: 'strict',
        },
      ]}
      yAxis={[{ label: 'Temperature in °C' }]}
      series={[
        { dataKey: 'high', label: 'High', showMark: false, valueFormatter: degrees },
        { dataKey: 'mean', label: 'Mean', showMark: false, valueFormatter: degrees },
        { dataKey: 'low', label: 'Low', showMark: false, valueFormatter: degrees },
      ]}
      grid={{ horizontal: true }}
      title="Temperatures in Lisbon from January to April"
    />
  );
}
