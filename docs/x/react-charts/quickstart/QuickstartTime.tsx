import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';
import { createTraffic } from '../../_data/chartTraffic';

const tooltipDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export default function QuickstartTime() {
  const [rows] = React.useState(() => createTraffic(72));

  return (
    <LineChart
      height={260}
      dataset={rows}
      xAxis={[
        {
          dataKey: 'time',
          scaleType: 'time',
          valueFormatter: (date: Date, context) =>
            context.location === 'tick' ? context.defaultTickLabel : tooltipDate.format(date),
        },
      ]}
      yAxis={[{ width: 56 }]}
      series={[
        { dataKey: 'visits', label: 'Visits', showMark: false },
        { dataKey: 'errors', label: 'Errors', showMark: false },
      ]}
      grid={{ horizontal: true }}
      title="Visits and errors per hour"
    />
  );
}
