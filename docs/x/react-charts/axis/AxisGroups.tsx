import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import { MONTHS } from '../../_data/chartClimate';
import { createPassengers } from '../../_data/chartPassengers';

export default function AxisGroups() {
  const [months] = React.useState(() => createPassengers(84).slice(60));

  return (
    <BarChart
      height={320}
      xAxis={[
        {
          scaleType: 'band',
          data: months.map(({ date }) => date),
          height: 76,
          valueFormatter: (date: Date) => `${MONTHS[date.getMonth()]} ${date.getFullYear()}`,
          groups: [
            { getValue: (date: Date) => (MONTHS[date.getMonth()] ?? '').slice(0, 1) },
            { getValue: (date: Date) => `Q${Math.floor(date.getMonth() / 3) + 1}` },
            {
              getValue: (date: Date) => date.getFullYear(),
              tickLabelStyle: { fontWeight: 700 },
            },
          ],
        },
      ]}
      yAxis={[{ label: 'Passengers in thousands', width: 70 }]}
      series={[{ data: months.map(({ metro }) => metro), label: 'Metro' }]}
      hideLegend
      title="Metro passengers by month, quarter, and year"
    />
  );
}
