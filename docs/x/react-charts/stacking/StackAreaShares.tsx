import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';
import { createPassengers } from '../../_data/chartPassengers';

const tooltipDate = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });

const names = { metro: 'Metro', bus: 'Bus', tram: 'Tram', ferry: 'Ferry' };

export default function StackAreaShares() {
  const [months] = React.useState(() => createPassengers(84));
  const totals = months.map(({ metro, bus, tram, ferry }) => metro + bus + tram + ferry);

  return (
    <LineChart
      height={300}
      xAxis={[
        {
          scaleType: 'time',
          valueFormatter: (date: Date, context) =>
            context.location === 'tick' ? context.defaultTickLabel : tooltipDate.format(date),
          data: months.map(({ date }) => date),
          domainLimit: 'strict',
        },
      ]}
      yAxis={[
        { max: 1, valueFormatter: (value: number) => `${Math.round(value * 100)}%`, width: 52 },
      ]}
      series={(['metro', 'bus', 'tram', 'ferry'] as const).map((mode) => ({
        data: months.map((month) => month[mode]),
        label: names[mode],
        area: true,
        stack: 'all',
        stackOffset: 'expand',
        showMark: false,
        valueFormatter: (value, { dataIndex }) =>
          value === null ? '' : `${Math.round((value / (totals[dataIndex] ?? 1)) * 100)}%`,
      }))}
      title="Shares of four modes of transport over seven years"
    />
  );
}
