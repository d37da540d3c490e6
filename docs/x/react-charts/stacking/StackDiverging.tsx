import { BarChart } from '@mui/x-charts/BarChart';

const kilowattHours = (value: number | null) =>
  value === null ? 'no data' : `${Math.abs(value)} kWh ${value < 0 ? 'used' : 'fed in'}`;

const house = [
  { day: 'Friday', sun: 14, wind: 6, heating: -9, kitchen: -4 },
  { day: 'Saturday', sun: 21, wind: 2, heating: -7, kitchen: -6 },
  { day: 'Sunday', sun: 9, wind: 11, heating: -12, kitchen: -8 },
];

export default function StackDiverging() {
  return (
    <BarChart
      height={260}
      margin={{ right: 32 }}
      layout="horizontal"
      dataset={house}
      yAxis={[{ dataKey: 'day', width: 70 }]}
      xAxis={[{ valueFormatter: (value: number) => `${Math.abs(value)} kWh` }]}
      series={[
        { dataKey: 'sun', label: 'Sun', stack: 'power', valueFormatter: kilowattHours },
        { dataKey: 'wind', label: 'Wind', stack: 'power', valueFormatter: kilowattHours },
        { dataKey: 'heating', label: 'Heating', stack: 'power', valueFormatter: kilowattHours },
        { dataKey: 'kitchen', label: 'Kitchen', stack: 'power', valueFormatter: kilowattHours },
      ]}
      grid={{ vertical: true }}
      title="Electricity at a mountain hut, fed in and used"
    />
  );
}
