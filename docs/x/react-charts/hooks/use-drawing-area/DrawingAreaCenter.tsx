import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { useDrawingArea, usePieSeries } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

/** The total in the hole of the ring. */
function Total() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const { left, top, width, height } = useDrawingArea();
  const [series] = usePieSeries();
  const total = series?.data.reduce((sum, { value }) => sum + value, 0) ?? 0;
  const [x, y] = [left + width / 2, top + height / 2];

  return (
    <g textAnchor="middle" fill={palette.text.primary}>
      <text x={x} y={y} fontSize={28} fontWeight={600}>
        {total}
      </text>
      <text x={x} y={y + 22} fontSize={13}>
        TWh in total
      </text>
    </g>
  );
}

export default function DrawingAreaCenter() {
  return (
    <PieChart
      height={280}
      series={[
        {
          innerRadius: 72,
          outerRadius: 116,
          paddingAngle: 2,
          data: [
            { id: 'wind', value: 142, label: 'Wind' },
            { id: 'solar', value: 88, label: 'Solar' },
            { id: 'hydro', value: 61, label: 'Hydro' },
            { id: 'gas', value: 96, label: 'Gas' },
            { id: 'biomass', value: 32, label: 'Biomass' },
          ],
        },
      ]}
      title="Electricity in a region by source"
    >
      <Total />
    </PieChart>
  );
}
