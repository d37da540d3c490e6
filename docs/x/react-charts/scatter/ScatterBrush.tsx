import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { useBrush, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { createTowns } from '../../_data/chartTowns';

interface Area {
  income: [number, number];
  rent: [number, number];
}

/** Draws the rectangle and reports it in the units of the axes. */
function BrushRectangle({ onChange }: { onChange: (area: Area) => void }) {
  const brush = useBrush();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  const incomes = brush ? [brush.start.x, brush.current.x].map((x) => xScale.invert(x)) : [];
  const rents = brush ? [brush.start.y, brush.current.y].map((y) => yScale.invert(y)) : [];
  const [left, right] = incomes.sort((a, b) => a - b);
  const [low, high] = rents.sort((a, b) => a - b);

  // Numbers as dependencies: the scales are new functions whenever the chart renders.
  React.useEffect(() => {
    if (left === undefined || right === undefined || low === undefined || high === undefined)
      return;
    onChange({ income: [left, right], rent: [low, high] });
  }, [left, right, low, high, onChange]);

  return brush ? (
    <rect
      x={Math.min(brush.start.x, brush.current.x)}
      y={Math.min(brush.start.y, brush.current.y)}
      width={Math.abs(brush.start.x - brush.current.x)}
      height={Math.abs(brush.start.y - brush.current.y)}
      fill="currentColor"
      fillOpacity={0.08}
      stroke="currentColor"
      strokeDasharray="4 4"
      pointerEvents="none"
    />
  ) : null;
}

export default function ScatterBrush() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const [towns] = React.useState(() => createTowns(200));
  const [area, setArea] = React.useState<Area | null>(null);
  const isChosen = ({ x, y }: { x: number; y: number }) =>
    area !== null &&
    x >= area.income[0] &&
    x <= area.income[1] &&
    y >= area.rent[0] &&
    y <= area.rent[1];
  const points = towns.map(({ id, income, rent }) => ({ id, x: income, y: rent }));
  const chosen = points.filter(isChosen);

  return (
    <Stack sx={{ width: '100%' }}>
      <ScatterChart
        height={340}
        brushConfig={{ enabled: true }}
        xAxis={[{ label: 'Income in dollars per month', height: 55, min: 1000, max: 7000 }]}
        yAxis={[{ label: 'Rent in dollars per month', width: 70, min: 0, max: 2500 }]}
        series={[
          {
            data: points,
            label: 'Towns',
            colorGetter: ({ dataIndex }) => {
              const point = points[dataIndex];
              return point && isChosen(point) ? palette.secondary.main : palette.primary.main;
            },
          },
        ]}
        hideLegend
        title="Income and rent of 200 towns"
      >
        <BrushRectangle onChange={setArea} />
      </ScatterChart>
      <Typography variant="body2" role="status">
        {area ? `${chosen.length} of ${towns.length} towns selected.` : 'Drag to select towns.'}
      </Typography>
    </Stack>
  );
}
