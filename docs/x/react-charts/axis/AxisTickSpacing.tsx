import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import { createPassengers } from '../../_data/chartPassengers';

const monthOfYear = new Intl.DateTimeFormat('en-US', { month: 'short', year: '2-digit' });

export default function AxisTickSpacing() {
  const [months] = React.useState(() => createPassengers(84));

  return (
    <BarChart
      height={300}
      xAxis={[
        {
          scaleType: 'band',
          data: months.map(({ date }) => monthOfYear.format(date)),
          tickSpacing: 64,
          tickPlacement: 'middle',
        },
      ]}
      yAxis={[{ label: 'Passengers in thousands', width: 70 }]}
      series={[{ data: months.map(({ ferry }) => ferry), label: 'Ferry' }]}
      hideLegend
      title="Ferry passengers in 84 months"
    />
  );
}
