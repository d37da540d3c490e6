import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';
import { createTraffic } from '../../_data/chartTraffic';

export default function QuickstartTime() {
  const [rows] = React.useState(() => createTraffic(72));

  return (
    <LineChart
      height={260}
      dataset={rows}
      xAxis={[{ dataKey: 'time', scaleType: 'time' }]}
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
