import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const SCALES = ['linear', 'sqrt', 'log', 'symlog'] as const;
type Scale = (typeof SCALES)[number];

const hours = Array.from({ length: 49 }, (_, hour) => hour);
const growth = (start: number, rate: number, limit: number) =>
  hours.map((hour) => Math.round(limit / (1 + (limit / start - 1) * Math.exp(-rate * hour))));

export default function AxisScales() {
  const [scaleType, setScaleType] = React.useState<Scale>('log');
  const isLogarithmic = scaleType === 'log' || scaleType === 'symlog';

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Scale of the y-axis"
        value={scaleType}
        onChange={(_event, scale: Scale | null) => setScaleType(scale ?? scaleType)}
      >
        {SCALES.map((scale) => (
          <ToggleButton key={scale} value={scale} sx={{ textTransform: 'none' }}>
            {scale}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        height={320}
        xAxis={[{ data: hours, label: 'Hours', height: 55, tickMinStep: 6, domainLimit: 'strict' }]}
        yAxis={[
          {
            scaleType,
            label: 'Cells per ml',
            width: 80,
            tickInterval: isLogarithmic ? [1, 10, 100, 1000, 10_000, 100_000] : 'auto',
          },
        ]}
        series={[
          { data: growth(4, 0.35, 90_000), label: 'Bread starter', showMark: false },
          { data: growth(60, 0.16, 4000), label: 'Control sample', showMark: false },
          { data: growth(2, 0.22, 700), label: 'Cooled sample', showMark: false },
        ]}
        grid={{ horizontal: true }}
        title="Yeast cells in three samples over two days"
      />
    </Stack>
  );
}
