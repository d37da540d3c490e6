import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChartsBrushOverlay } from '@mui/x-charts/ChartsBrushOverlay';
import { useBrush, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { createTowns } from '../../_data/chartTowns';

interface Area {
  income: [number, number];
  rent: [number, number];
}

function AreaReader({ onChange }: { onChange: (area: Area) => void }) {
  const brush = useBrush();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();

  const x = brush ? [xScale.invert(brush.start.x), xScale.invert(brush.current.x)] : [];
  const y = brush ? [yScale.invert(brush.start.y), yScale.invert(brush.current.y)] : [];
  const [left, right] = x.sort((a, b) => a - b);
  const [low, high] = y.sort((a, b) => a - b);

  React.useEffect(() => {
    if (left === undefined || right === undefined || low === undefined || high === undefined)
      return;
    onChange({ income: [left, right], rent: [low, high] });
  }, [left, right, low, high, onChange]);

  return null;
}

export default function BrushTowns() {
  const [towns] = React.useState(() => createTowns(150));
  const [area, setArea] = React.useState<Area | null>(null);

  const isInside = ({ income, rent }: { income: number; rent: number }) =>
    area !== null &&
    income >= area.income[0] &&
    income <= area.income[1] &&
    rent >= area.rent[0] &&
    rent <= area.rent[1];
  const selected = towns.filter(isInside);
  const toPoint = ({ id, income, rent }: (typeof towns)[number]) => ({ id, x: income, y: rent });

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <ScatterChart
        height={320}
        xAxis={[{ label: 'Income (USD per month)', height: 55, min: 1500, max: 6000 }]}
        yAxis={[{ label: 'Rent (USD per month)', width: 70, min: 400, max: 2200 }]}
        series={[
          {
            id: 'other',
            data: towns.filter((town) => !isInside(town)).map(toPoint),
            label: 'Other towns',
          },
          { id: 'selected', data: selected.map(toPoint), label: 'Selected', markerSize: 6 },
        ].filter(({ data }) => data.length > 0)}
        brushConfig={{ enabled: true }}
        title="Income and rent in 150 towns"
      >
        <AreaReader onChange={setArea} />
        <ChartsBrushOverlay />
      </ScatterChart>
      <Typography role="status">
        {selected.length === 0
          ? 'Drag a rectangle around some towns.'
          : `${selected.length} towns, among them ${selected
              .slice(0, 3)
              .map(({ name }) => name)
              .join(', ')}`}
      </Typography>
    </Stack>
  );
}
