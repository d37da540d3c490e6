import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';
import { createPassengers } from '../../_data/chartPassengers';

const monthOfYear = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric' });

export default function LinesFerry() {
  const [months] = React.useState(() => createPassengers(84).slice(48));

  return (
    <LineChart
      height={300}
      xAxis={[
        {
          scaleType: 'time',
          data: months.map(({ date }) => date),
          domainLimit: 'strict',
          valueFormatter: (date: Date) => monthOfYear.format(date),
          tickNumber: 4,
        },
      ]}
      yAxis={[{ label: 'Passengers in thousands', min: 0, width: 70 }]}
      series={[
        { data: months.map(({ tram }) => tram), label: 'Tram' },
        { data: months.map(({ ferry }) => ferry), label: 'Ferry', shape: 'diamond' },
      ]}
      grid={{ horizontal: true }}
      margin={{ right: 40 }}
      title="Tram and ferry passengers over three years"
      desc="The trams grow slowly. The ferries have a peak every summer."
    />
  );
}
