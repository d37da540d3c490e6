import * as React from 'react';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { createClimate } from '../../_data/chartClimate';

const tooltipDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

function DashedMark({ color }: { color?: string }) {
  return (
    <svg viewBox="0 0 24 14" width={24} height={14} aria-hidden>
      <path d="M0 7H24" stroke={color} strokeWidth={3} strokeDasharray="6 3" />
    </svg>
  );
}

export default function LegendMarks() {
  const [days] = React.useState(() => createClimate(90, 'Tokyo', 3));

  return (
    <LineChart
      height={280}
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
        {
          id: 'mean',
          data: days.map(({ mean }) => mean),
          label: 'Mean',
          showMark: false,
          labelMarkType: 'line',
        },
        {
          id: 'high',
          data: days.map(({ high }) => high),
          label: 'High',
          showMark: false,
          labelMarkType: DashedMark,
        },
      ]}
      sx={{ [`& .${lineClasses.line}[data-series="high"]`]: { strokeDasharray: '6 3' } }}
      title="Temperature in Tokyo, mean as a full line and high as a dashed one"
    />
  );
}
