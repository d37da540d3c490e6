import { BarChart } from '@mui/x-charts/BarChart';

const responses = [
  { reason: 'Too far from home', people: 46 },
  { reason: 'Opening hours', people: 38 },
  { reason: 'Entrance fee', people: 27 },
  { reason: 'No step-free access', people: 14 },
];

export default function HorizontalBars() {
  return (
    <BarChart
      height={280}
      layout="horizontal"
      dataset={responses}
      yAxis={[{ dataKey: 'reason', width: 140 }]}
      xAxis={[{ label: 'Responses', height: 55 }]}
      series={[{ dataKey: 'people', label: 'Reasons not to visit' }]}
      grid={{ vertical: true }}
      hideLegend
      title="Reasons not to visit the museum"
    />
  );
}
