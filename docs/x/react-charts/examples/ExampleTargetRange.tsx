import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = ['06:00', '08:00', '10:00', '12:00', '14:00', '16:00', '18:00'];

function TargetRange({ from, to }: { from: number; to: number }) {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const { left, width } = useDrawingArea();
  const yScale = useYScale<'linear'>();
  const top = yScale(to);

  return (
    <rect
      x={left}
      y={top}
      width={width}
      height={yScale(from) - top}
      fill={palette.success.main}
      opacity={0.15}
      pointerEvents="none"
    />
  );
}

export default function ExampleTargetRange() {
  return (
    <LineChart
      height={300}
      xAxis={[{ data: hours, scaleType: 'point' }]}
      yAxis={[{ label: 'Humidity in %', min: 30, max: 80 }]}
      series={[
        {
          data: [48, 51, 55, 62, 71, 64, 57],
          label: 'Reading room',
          valueFormatter: (value) => (value === null ? 'no reading' : `${value}%`),
        },
      ]}
      hideLegend
      title="Humidity in a reading room"
      desc="From noon to four o’clock, it was above the target of 45 to 60 percent."
    >
      <TargetRange from={45} to={60} />
      <ChartsReferenceLine y={60} label="Target 45 to 60" labelAlign="start" />
    </LineChart>
  );
}
