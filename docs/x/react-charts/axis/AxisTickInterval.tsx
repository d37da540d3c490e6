import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';
import { createPassengers } from '../../_data/chartPassengers';

// A tick at each new timetable, wherever it falls.
const timetables = [
  new Date(2019, 0, 1),
  new Date(2020, 2, 1),
  new Date(2021, 5, 1),
  new Date(2023, 3, 1),
  new Date(2024, 11, 1),
];
const monthOfYear = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric' });

export default function AxisTickInterval() {
  const [months] = React.useState(() => createPassengers(84));

  return (
    <LineChart
      height={300}
      xAxis={[
        {
          scaleType: 'time',
          data: months.map(({ date }) => date),
          domainLimit: 'strict',
          tickInterval: timetables,
          valueFormatter: (date: Date) => monthOfYear.format(date),
          tickLabelStyle: { angle: -35 },
          height: 60,
        },
      ]}
      yAxis={[{ label: 'Passengers in thousands', width: 70 }]}
      series={[{ data: months.map(({ tram }) => tram), label: 'Tram', showMark: false }]}
      grid={{ vertical: true }}
      hideLegend
      title="Tram passengers, with a tick at each new timetable"
    />
  );
}
