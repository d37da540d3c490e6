import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';
import { LineChart } from '@mui/x-charts/LineChart';
import { createClimate } from '../../_data/chartClimate';

const tooltipDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

export default function AxisStyle() {
  const [days] = React.useState(() => createClimate(120, 'Lisbon'));

  return (
    <LineChart
      height={300}
      xAxis={[
        {
          scaleType: 'time',
          valueFormatter: (date: Date, context) =>
            context.location === 'tick' ? context.defaultTickLabel : tooltipDate.format(date),
          data: days.map(({ date }) => date),
          domainLimit: 'strict',
          tickSize: 10,
          tickLabelStyle: { fontSize: 13, fontWeight: 600 },
          height: 36,
        },
      ]}
      yAxis={[
        {
          label: 'Temperature in °C',
          disableLine: true,
          disableTicks: true,
          labelStyle: { fontSize: 13, fontStyle: 'italic' },
          width: 60,
        },
      ]}
      series={[{ data: days.map(({ mean }) => mean), label: 'Lisbon', showMark: false }]}
      grid={{ horizontal: true }}
      hideLegend
      sx={(theme) => ({
        [`& .${axisClasses.directionX} .${axisClasses.line}`]: {
          stroke: (theme.vars ?? theme).palette.primary.main,
          strokeWidth: 3,
        },
        [`& .${axisClasses.directionX} .${axisClasses.tick}`]: {
          stroke: (theme.vars ?? theme).palette.primary.main,
        },
        [`& .${chartsGridClasses.line}`]: { strokeDasharray: '2 6' },
      })}
      title="Mean temperature in Lisbon over four months"
    />
  );
}
