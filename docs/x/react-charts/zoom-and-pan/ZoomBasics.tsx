import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';

const days = Array.from({ length: 60 }, (_value, index) => index + 1);
const level = days.map((day) => 140 + ((day * 7) % 23) + (day > 25 && day < 40 ? 35 : 0));

export default function ZoomBasics() {
  return (
    <LineChartPro
      height={280}
      xAxis={[{ id: 'day', data: days, label: 'Day', zoom: true }]}
      yAxis={[{ min: 100 }]}
      series={[{ data: level, label: 'River in cm', showMark: false }]}
      initialZoom={[{ axisId: 'day', start: 30, end: 75 }]}
      showToolbar
      hideLegend
      title="Water level of a river over sixty days"
    />
  );
}
