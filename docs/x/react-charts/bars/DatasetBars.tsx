import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import { createPassengers } from '../../_data/chartPassengers';

type Mode = 'metro' | 'bus' | 'tram';

/** One row for each year, in millions of passengers. */
function createYears() {
  const months = createPassengers(84);
  return Array.from({ length: 7 }, (_, index) => {
    const year = months.slice(index * 12, index * 12 + 12);
    const sum = (mode: Mode) =>
      Math.round(year.reduce((all, month) => all + month[mode], 0) / 100) / 10;
    return { year: String(2019 + index), metro: sum('metro'), bus: sum('bus'), tram: sum('tram') };
  });
}

const millions = (value: number | null) => (value === null ? 'no data' : `${value} million`);

export default function DatasetBars() {
  const [years] = React.useState(createYears);

  return (
    <BarChart
      height={320}
      dataset={years}
      xAxis={[{ dataKey: 'year' }]}
      yAxis={[{ label: 'Passengers in millions' }]}
      series={[
        { dataKey: 'metro', label: 'Metro', valueFormatter: millions },
        { dataKey: 'bus', label: 'Bus', valueFormatter: millions },
        { dataKey: 'tram', label: 'Tram', valueFormatter: millions },
      ]}
      grid={{ horizontal: true }}
      title="Passengers by year and mode of transport"
    />
  );
}
