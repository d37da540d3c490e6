import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';
import { createClimate } from '../../_data/chartClimate';

const tooltipDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

export default function LinesGaps() {
  // The station had three failures.
  const [days] = React.useState(() =>
    createClimate(60, 'Reykjavik').map(({ date, mean }, day) => ({
      date,
      mean: (day > 11 && day < 16) || day === 30 || (day > 41 && day < 50) ? null : mean,
    })),
  );

  return (
    <LineChart
      height={300}
      xAxis={[
        {
          scaleType: 'time',
          valueFormatter: (date: Date, context) =>
            context.location === 'tick' ? context.defaultTickLabel : tooltipDate.format(date),
          data: days.map(({ date }) => date),
        },
      ]}
      yAxis={[{ label: 'Temperature in °C' }]}
      series={[
        { data: days.map(({ mean }) => mean), label: 'As measured', shape: 'square' },
        {
          data: days.map(({ mean }) => (mean === null ? null : Math.round((mean - 8) * 10) / 10)),
          label: '8 °C lower, with connectNulls',
          connectNulls: true,
          showMark: false,
        },
      ]}
      title="Temperature in Reykjavik with days without a reading"
    />
  );
}
