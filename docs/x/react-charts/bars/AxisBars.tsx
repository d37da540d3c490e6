import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import { createMonthlyClimate } from '../../_data/chartClimate';

export default function AxisBars() {
  const [oslo] = React.useState(() => createMonthlyClimate('Oslo'));
  const [reykjavik] = React.useState(() => createMonthlyClimate('Reykjavik'));

  return (
    <BarChart
      height={320}
      xAxis={[
        {
          scaleType: 'band',
          data: oslo.map(({ month }) => month),
          tickPlacement: 'middle',
          valueFormatter: (month: string, context) =>
            context.location === 'tick' ? month.slice(0, 1) : `${month}, monthly mean`,
        },
      ]}
      yAxis={[{ label: 'Temperature in °C', min: -10, max: 25, tickNumber: 7 }]}
      series={[
        { data: oslo.map(({ temperature }) => temperature), label: 'Oslo' },
        { data: reykjavik.map(({ temperature }) => temperature), label: 'Reykjavik' },
      ]}
      grid={{ horizontal: true }}
      title="Mean temperature in Oslo and Reykjavik"
    />
  );
}
