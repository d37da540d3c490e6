import Box from '@mui/material/Box';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { bluePaletteLight } from '@mui/x-charts/colorPalettes';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import type { HeatmapCellProps } from '@mui/x-charts-pro/Heatmap';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';

const routes = ['Coast', 'Ridge', 'Valley'];
const months = ['May', 'Jun', 'Jul', 'Aug', 'Sep'];
const days = [
  [3, 2, 1, 0, 4],
  [11, 7, 5, 6, 12],
  [5, 4, 2, 3, 8],
];
const data = days.flatMap((row, route) =>
  row.map((value, month): HeatmapValueType => [month, route, value]),
);

const colorMap = {
  type: 'piecewise' as const,
  thresholds: [3, 7],
  colors: [bluePaletteLight[0] ?? '', bluePaletteLight[1] ?? '', bluePaletteLight[2] ?? ''],
};

function NumberCell({ ownerState, ...rect }: HeatmapCellProps) {
  const { x, y, width, height } = rect;
  return (
    <g>
      <rect {...rect} fill={ownerState.color} />
      <text
        x={x + width / 2}
        y={y + height / 2}
        textAnchor="middle"
        dominantBaseline="central"
        fill="black"
        fontSize={14}
        pointerEvents="none"
      >
        {ownerState.value}
      </text>
    </g>
  );
}

export default function HeatmapSteps() {
  return (
    <Box role="group" aria-label="Days closed by month on three routes" sx={{ width: '100%' }}>
      <Heatmap
        height={260}
        xAxis={[{ data: months, categoryGapRatio: 0.05 }]}
        yAxis={[{ data: routes, width: 56, categoryGapRatio: 0.05 }]}
        zAxis={[{ colorMap }]}
        series={[{ data, label: 'Closed days' }]}
        slots={{ cell: NumberCell, legend: PiecewiseColorLegend }}
        hideLegend={false}
        slotProps={{
          legend: {
            labelPosition: 'inline-end',
            labelFormatter: ({ min, max }) => (min === null ? `below ${max}` : `from ${min}`),
            sx: { width: 'fit-content' },
          },
        }}
      />
    </Box>
  );
}
