import * as React from 'react';
import { useLineSeries, useXAxis, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { createPassengers, MODES } from '../../../_data/chartPassengers';

/** The name of each line at its end, in place of a legend. */
function EndLabels() {
  const series = useLineSeries();
  const { data: dates = [], scale } = useXAxis<'time'>();
  const yScale = useYScale<'linear'>();

  return series.map(({ id, color, data, label }) => (
    <text
      key={id}
      x={scale(dates.at(-1)) + 8}
      y={yScale(data.at(-1) ?? 0) + 4}
      direction="ltr"
      fill="currentColor"
      fontSize={13}
    >
      <tspan fill={color}>● </tspan>
      {typeof label === 'string' ? label : id}
    </text>
  ));
}

export default function SeriesEndLabels() {
  const [months] = React.useState(() => createPassengers(60));

  return (
    <LineChart
      height={300}
      margin={{ right: 80 }}
      xAxis={[
        {
          data: months.map(({ date }) => date),
          scaleType: 'time',
          tickNumber: 5,
          valueFormatter: (date: Date) => date.toLocaleDateString('en-US', { year: 'numeric' }),
        },
      ]}
      yAxis={[{ label: 'Passengers (thousand)', width: 72 }]}
      series={MODES.map((mode) => ({
        id: mode,
        label: mode,
        data: months.map((month) => month[mode]),
        showMark: false,
      }))}
      hideLegend
      title="Passengers by mode of transport"
    >
      <EndLabels />
    </LineChart>
  );
}
