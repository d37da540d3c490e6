import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsText } from '@mui/x-charts/ChartsText';
import type { ChartsTextProps } from '@mui/x-charts/ChartsText';
import { createClimate } from '../../_data/chartClimate';

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short' });

/** Puts the weekends in a pill. */
function DayLabel(props: ChartsTextProps) {
  const isWeekend = props.text.startsWith('S');

  return (
    <g>
      {isWeekend ? (
        <rect
          x={Number(props.x) - 17}
          y={Number(props.y) - 2}
          width={34}
          height={18}
          rx={9}
          fill="currentColor"
          fillOpacity={0.16}
        />
      ) : null}
      <ChartsText {...props} style={{ ...props.style, fontWeight: isWeekend ? 700 : 400 }} />
    </g>
  );
}

export default function AxisSlots() {
  const [days] = React.useState(() => createClimate(14, 'Tokyo', 21));

  return (
    <BarChart
      height={280}
      xAxis={[
        {
          scaleType: 'band',
          data: days.map(({ date }) => date),
          valueFormatter: (date: Date) => weekday.format(date),
          disableTicks: true,
          height: 32,
        },
      ]}
      yAxis={[{ label: 'Highest temperature in °C' }]}
      series={[{ data: days.map(({ high }) => high), label: 'High' }]}
      slots={{ axisTickLabel: DayLabel }}
      hideLegend
      title="Highest temperatures in Tokyo over two weeks"
    />
  );
}
