import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import { createClimate } from '../../_data/chartClimate';

export default function AxisTickLabelInterval() {
  const [days] = React.useState(() => createClimate(31, 'Tokyo', 4));

  return (
    <BarChart
      height={280}
      xAxis={[
        {
          data: days.map(({ date }) => date.getDate()),
          label: 'Day of January',
          height: 55,
          tickPlacement: 'middle',
          tickLabelInterval: (day: number) => day === 1 || day % 5 === 0,
        },
      ]}
      yAxis={[{ label: 'Rain in mm' }]}
      series={[{ data: days.map(({ rain }) => rain), label: 'Rain' }]}
      hideLegend
      title="Rain in Tokyo in January"
    />
  );
}
