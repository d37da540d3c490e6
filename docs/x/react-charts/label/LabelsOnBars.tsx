import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import { createMonthlyClimate } from '../../_data/chartClimate';

export default function LabelsOnBars() {
  const [months] = React.useState(() => createMonthlyClimate('Tokyo'));

  return (
    <BarChart
      height={280}
      xAxis={[{ data: months.map(({ month }) => month) }]}
      yAxis={[{ position: 'none', max: 240 }]}
      series={[
        {
          data: months.map(({ rain }) => rain),
          label: 'Rain',
          barLabel: ({ value }, { bar }) =>
            value === null ? null : bar.width < 26 ? String(value) : `${value} mm`,
          barLabelPlacement: 'outside',
          valueFormatter: (value) => `${value} mm`,
        },
      ]}
      hideLegend
      borderRadius={4}
      title="Rain in Tokyo by month"
    />
  );
}
