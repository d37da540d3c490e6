import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { useDataset, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { createPassengers } from '../../../_data/chartPassengers';

const tooltipDate = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });

type Row = { date: Date; tram: number; note?: string };

const NOTES: Record<number, string> = { 14: 'Lockdown', 36: 'New line', 62: 'Free weekends' };

/** Reads a field that no series uses. */
function Notes() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const rows = useDataset<Row[]>() ?? [];
  const xScale = useXScale<'time'>();
  const yScale = useYScale<'linear'>();

  return rows
    .filter(({ note }) => note !== undefined)
    .map(({ date, tram, note }, index) => {
      const [x, y] = [xScale(date), yScale(tram)];
      return (
        <g key={note}>
          <path d={`M${x} ${y}V24`} stroke={palette.text.secondary} strokeDasharray="3 3" />
          <circle cx={x} cy={y} r={4} fill={palette.text.primary} />
          <text
            x={x + 5}
            y={34 + index * 16}
            direction="ltr"
            fontSize={12}
            fill={palette.text.primary}
          >
            {note}
          </text>
        </g>
      );
    });
}

export default function DatasetNotes() {
  const [dataset] = React.useState<Row[]>(() =>
    createPassengers(84).map(({ date, tram }, index) => ({ date, tram, note: NOTES[index] })),
  );

  return (
    <LineChart
      height={300}
      margin={{ right: 44 }}
      dataset={dataset}
      xAxis={[
        {
          dataKey: 'date',
          scaleType: 'time',
          valueFormatter: (date: Date, context) =>
            context.location === 'tick' ? context.defaultTickLabel : tooltipDate.format(date),
        },
      ]}
      yAxis={[{ min: 0, max: 1000, width: 52 }]}
      series={[{ dataKey: 'tram', label: 'Tram', showMark: false }]}
      hideLegend
      title="Tram passengers in thousands, with notes"
    >
      <Notes />
    </LineChart>
  );
}
