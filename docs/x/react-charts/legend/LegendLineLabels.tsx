import * as React from 'react';
import { useDrawingArea, useLineSeries, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { createPassengers } from '../../_data/chartPassengers';

const tooltipDate = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });

const names = { metro: 'Metro', bus: 'Bus', tram: 'Tram', ferry: 'Ferry' };

/** Writes the name of each line behind its last value. */
function LineEndLabels() {
  const { left, width } = useDrawingArea();
  const scale = useYScale<'linear'>();

  return useLineSeries().map(({ id, label, color, data }) => (
    <text
      key={id}
      x={left + width + 8}
      y={scale(data.at(-1) ?? 0)}
      direction="ltr"
      dominantBaseline="central"
      fill="currentColor"
      fontSize={13}
    >
      <tspan fill={color}>● </tspan>
      {typeof label === 'string' ? label : id}
    </text>
  ));
}

export default function LegendLineLabels() {
  const [months] = React.useState(() => createPassengers(84));

  return (
    <LineChart
      height={300}
      margin={{ right: 70 }}
      xAxis={[
        {
          scaleType: 'time',
          valueFormatter: (date: Date, context) =>
            context.location === 'tick' ? context.defaultTickLabel : tooltipDate.format(date),
          data: months.map(({ date }) => date),
          domainLimit: 'strict',
        },
      ]}
      yAxis={[{ label: 'Passengers in thousands', width: 70 }]}
      series={(['metro', 'bus', 'tram', 'ferry'] as const).map((mode) => ({
        id: mode,
        data: months.map((month) => month[mode]),
        label: names[mode],
        showMark: false,
      }))}
      hideLegend
      title="Passengers on four modes of transport over seven years"
    >
      <LineEndLabels />
    </LineChart>
  );
}
