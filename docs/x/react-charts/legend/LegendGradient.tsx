import * as React from 'react';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';
import { createClimate } from '../../_data/chartClimate';

const tooltipDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

export default function LegendGradient() {
  const [days] = React.useState(() => createClimate(365, 'Oslo'));

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
        },
      ]}
      yAxis={[
        {
          label: 'Temperature in °C',
          colorMap: { type: 'continuous', min: -10, max: 25, color: ['#2f7dd1', '#d9480f'] },
        },
      ]}
      series={[{ data: days.map(({ mean }) => mean), label: 'Oslo', showMark: false }]}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'y',
          labelPosition: 'extremes',
          minLabel: '−10 °C',
          maxLabel: '25 °C',
          thickness: 10,
          sx: { width: '60%' },
        },
      }}
      title="Mean temperature in Oslo over one year"
    />
  );
}
