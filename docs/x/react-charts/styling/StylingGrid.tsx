import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';
import { LineChart } from '@mui/x-charts/LineChart';
import { createClimate } from '../../_data/chartClimate';

const tooltipDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

export default function StylingGrid() {
  const [days] = React.useState(() => createClimate(180, 'Oslo'));

  return (
    <LineChart
      height={280}
      xAxis={[
        {
          scaleType: 'time',
          valueFormatter: (date: Date, context) =>
            context.location === 'tick' ? context.defaultTickLabel : tooltipDate.format(date),
          data: days.map(({ date }) => date),
          domainLimit: 'strict',
        },
      ]}
      yAxis={[{ label: 'Temperature in °C' }]}
      series={[{ data: days.map(({ mean }) => mean), label: 'Oslo', showMark: false }]}
      grid={{ horizontal: true, vertical: true }}
      hideLegend
      sx={(theme) => ({
        [`& .${chartsGridClasses.horizontalLine}`]: {
          stroke: (theme.vars ?? theme).palette.text.secondary,
          strokeDasharray: '1 5',
        },
        [`& .${chartsGridClasses.verticalLine}`]: { strokeWidth: 12, opacity: 0.35 },
      })}
      title="Mean temperature in Oslo over half a year"
    />
  );
}
