import * as React from 'react';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { createTraffic } from '../../_data/chartTraffic';

const tooltipDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export default function StylingGradient() {
  const id = React.useId().replaceAll(/\W/g, '');
  const [hours] = React.useState(() => createTraffic(120));

  return (
    <LineChart
      height={280}
      xAxis={[
        {
          scaleType: 'time',
          valueFormatter: (date: Date, context) =>
            context.location === 'tick' ? context.defaultTickLabel : tooltipDate.format(date),
          data: hours.map(({ time }) => time),
          domainLimit: 'strict',
        },
      ]}
      yAxis={[{ width: 56 }]}
      series={[
        {
          data: hours.map(({ visits }) => visits),
          label: 'Visits',
          area: true,
          showMark: false,
          color: '#8e44ad',
        },
      ]}
      sx={{ [`& .${lineClasses.area}`]: { fill: `url(#${id})` } }}
      hideLegend
      title="Visits over five days"
    >
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0%" stopColor="#8e44ad" stopOpacity={0.8} />
          <stop offset="100%" stopColor="#8e44ad" stopOpacity={0.05} />
        </linearGradient>
      </defs>
    </LineChart>
  );
}
