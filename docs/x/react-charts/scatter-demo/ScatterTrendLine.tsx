import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const nights = [
  { x: -8, y: 212 },
  { x: -5, y: 188 },
  { x: -3, y: 181 },
  { x: 0, y: 158 },
  { x: 2, y: 149 },
  { x: 5, y: 121 },
  { x: 8, y: 104 },
  { x: 11, y: 77 },
];

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const meanX = mean(nights.map(({ x }) => x));
const meanY = mean(nights.map(({ y }) => y));
const slope =
  mean(nights.map(({ x, y }) => (x - meanX) * (y - meanY))) /
  mean(nights.map(({ x }) => (x - meanX) ** 2));
const predict = (x: number) => meanY + slope * (x - meanX);

function TrendLine({ from, to }: { from: number; to: number }) {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();

  return (
    <line
      x1={xScale(from)}
      y1={yScale(predict(from))}
      x2={xScale(to)}
      y2={yScale(predict(to))}
      stroke={palette.text.primary}
      strokeWidth={2}
      strokeDasharray="6 4"
      pointerEvents="none"
    />
  );
}

export default function ScatterTrendLine() {
  return (
    <ScatterChart
      height={300}
      xAxis={[{ label: 'Outside temperature in °C', height: 55 }]}
      yAxis={[{ label: 'Heating in kWh', min: 0, width: 60 }]}
      series={[{ data: nights, label: 'Nights', markerSize: 5 }]}
      hideLegend
      title="Outside temperature and heating in a workshop over eight nights"
      desc={`Each degree less costs about ${Math.round(-slope)} kilowatt hours.`}
    >
      <TrendLine from={-8} to={11} />
    </ScatterChart>
  );
}
