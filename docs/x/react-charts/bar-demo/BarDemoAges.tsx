import { BarChart } from '@mui/x-charts/BarChart';

const people = (value: number | null) => `${Math.abs(value ?? 0)} people`;

export default function BarDemoAges() {
  return (
    <BarChart
      height={320}
      layout="horizontal"
      yAxis={[
        {
          data: ['80 and over', '60 to 79', '40 to 59', '20 to 39', 'Under 20'],
          width: 90,
          categoryGapRatio: 0.15,
        },
      ]}
      xAxis={[
        {
          min: -300,
          max: 300,
          valueFormatter: (value: number) => `${Math.abs(value)}`,
        },
      ]}
      series={[
        {
          data: [-61, -184, -241, -158, -172],
          label: 'Men',
          stack: 'age',
          valueFormatter: people,
        },
        { data: [98, 201, 236, 149, 163], label: 'Women', stack: 'age', valueFormatter: people },
      ]}
      title="Island population by age"
    />
  );
}
