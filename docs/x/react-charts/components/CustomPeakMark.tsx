import { useLineSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [6, 8, 10, 12, 14, 16, 18];

function PeakMark() {
  const series = useLineSeries('guests');
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();

  if (!series) {
    return null;
  }
  const values = series.data.map((value) => value ?? 0);
  const peak = Math.max(...values);
  const x = xScale(hours[values.indexOf(peak)] ?? 0);
  const y = yScale(peak);

  return (
    <g>
      <circle cx={x} cy={y} r={7} fill="none" stroke="currentColor" strokeWidth={2} />
      <text x={x} y={y - 14} textAnchor="middle" direction="ltr" fill="currentColor">
        Peak: {peak}
      </text>
    </g>
  );
}

export default function CustomPeakMark() {
  return (
    <LineChart
      height={280}
      xAxis={[{ data: hours, valueFormatter: (hour: number) => `${hour}:00` }]}
      yAxis={[{ max: 140, label: 'Guests' }]}
      series={[{ id: 'guests', data: [12, 34, 58, 116, 97, 81, 40], label: 'Swimming pool' }]}
      hideLegend
      title="Guests at the swimming pool on a Saturday"
    >
      <PeakMark />
    </LineChart>
  );
}
