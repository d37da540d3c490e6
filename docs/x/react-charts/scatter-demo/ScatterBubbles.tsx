import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import type { ScatterMarkerProps } from '@mui/x-charts/ScatterChart';

const orchards = [
  { name: 'Mill lane', x: 14, y: 22, trees: 180 },
  { name: 'South slope', x: 31, y: 34, trees: 640 },
  { name: 'Lakeside', x: 46, y: 27, trees: 420 },
  { name: 'Old barn', x: 62, y: 41, trees: 900 },
];

function Bubble({ x, y, color, dataIndex }: ScatterMarkerProps) {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const orchard = orchards[dataIndex];
  if (!orchard) return null;
  const radius = Math.sqrt(orchard.trees) * 0.8;

  return (
    <g transform={`translate(${x}, ${y})`}>
      <circle r={radius} fill={color} fillOpacity={0.35} stroke={color} />
      <text
        y={radius + 16}
        textAnchor="middle"
        fill={palette.text.primary}
        style={theme.typography.caption}
      >
        {orchard.name}
      </text>
    </g>
  );
}

export default function ScatterBubbles() {
  return (
    <ScatterChart
      height={340}
      xAxis={[{ label: 'Age of the trees in years', height: 55, min: 0, max: 75 }]}
      yAxis={[{ label: 'Kilograms per tree', min: 0, max: 55 }]}
      series={[
        {
          data: orchards,
          label: 'Orchards',
          valueFormatter: (point, { dataIndex }) =>
            `${point?.y} kg a tree, ${orchards[dataIndex]?.trees} trees`,
        },
      ]}
      slots={{ marker: Bubble }}
      hideLegend
      title="Age, harvest, and size of four orchards"
      desc="The area of a bubble represents the number of trees."
    />
  );
}
