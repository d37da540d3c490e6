import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { createPassengers } from '../../_data/chartPassengers';

const tooltipDate = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });

const closed = new Date(2020, 2, 1);
const reopened = new Date(2021, 6, 1);

export default function AxisColorMap() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const [months] = React.useState(() => createPassengers(84));

  return (
    <LineChart
      height={300}
      margin={{ top: 30 }}
      xAxis={[
        {
          scaleType: 'time',
          valueFormatter: (date: Date, context) =>
            context.location === 'tick' ? context.defaultTickLabel : tooltipDate.format(date),
          data: months.map(({ date }) => date),
          domainLimit: 'strict',
          colorMap: {
            type: 'piecewise',
            thresholds: [closed, reopened],
            colors: [palette.primary.main, palette.error.main, palette.primary.main],
          },
        },
      ]}
      yAxis={[{ label: 'Passengers in thousands', width: 70, min: 0, max: 1200 }]}
      series={[
        { data: months.map(({ bus }) => bus), label: 'Bus', showMark: false, curve: 'linear' },
      ]}
      hideLegend
      title="Bus passengers, with the months of the reduced timetable in red"
    >
      <ChartsReferenceLine x={closed} label="Reduced timetable" labelAlign="start" />
    </LineChart>
  );
}
