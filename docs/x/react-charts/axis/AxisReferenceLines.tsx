import * as React from 'react';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { createClimate } from '../../_data/chartClimate';

const shortDate = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short' });

export default function AxisReferenceLines() {
  const [days] = React.useState(() => createClimate(150, 'Oslo', 7));

  return (
    <LineChart
      height={320}
      margin={{ top: 30 }}
      xAxis={[
        {
          scaleType: 'time',
          domainLimit: 'strict',
          data: days.map(({ date }) => date),
          valueFormatter: (date: Date) => shortDate.format(date),
        },
      ]}
      yAxis={[{ label: 'Lowest temperature in °C' }]}
      series={[{ data: days.map(({ low }) => low), label: 'Low', showMark: false }]}
      hideLegend
      title="Lowest temperatures in Oslo from January to May"
    >
      <ChartsReferenceLine
        y={0}
        label="Frost"
        labelAlign="end"
        lineStyle={{ strokeDasharray: '6 4' }}
      />
      <ChartsReferenceLine x={new Date(2025, 3, 12)} label="Sowing" labelAlign="start" />
    </LineChart>
  );
}
