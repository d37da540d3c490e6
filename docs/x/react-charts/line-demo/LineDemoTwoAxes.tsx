import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const degrees = (value: number | null) => (value === null ? 'no reading' : `${value} °C`);
const percent = (value: number | null) => (value === null ? 'no reading' : `${value}%`);

export default function LineDemoTwoAxes() {
  return (
    <LineChart
      height={300}
      xAxis={[{ data: days, scaleType: 'point' }]}
      yAxis={[
        { id: 'degrees', label: 'Temperature in °C', min: 10, max: 30 },
        { id: 'percent', label: 'Humidity in %', min: 40, max: 100, position: 'right' },
      ]}
      series={[
        {
          yAxisId: 'degrees',
          data: [19, 22, 24, 26, 25, 21, 20],
          label: 'Temperature (left)',
          valueFormatter: degrees,
        },
        {
          yAxisId: 'percent',
          data: [71, 64, 58, 52, 55, 78, 83],
          label: 'Humidity (right)',
          shape: 'triangle',
          valueFormatter: percent,
        },
      ]}
      grid={{ horizontal: true }}
      title="Climate in a greenhouse over a week"
      desc="Humidity falls while the temperature rises until Thursday, and rises again afterward."
    />
  );
}
