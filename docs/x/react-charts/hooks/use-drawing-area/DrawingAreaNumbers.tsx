import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { createMonthlyClimate } from '../../../_data/chartClimate';

/** The outline of the area, with its size. */
function Outline() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const { left, top, width, height } = useDrawingArea();

  return (
    <g>
      <rect
        x={left}
        y={top}
        width={width}
        height={height}
        fill="none"
        stroke={palette.error.main}
        strokeDasharray="6 4"
      />
      <text x={left + 8} y={top + 18} direction="ltr" fill={palette.text.primary} fontSize={13}>
        {Math.round(width)} × {Math.round(height)} at {Math.round(left)}, {Math.round(top)}
      </text>
    </g>
  );
}

export default function DrawingAreaNumbers() {
  const [months] = React.useState(() => createMonthlyClimate('Oslo'));
  const [wide, setWide] = React.useState(false);
  const [axes, setAxes] = React.useState(true);
  const position = axes ? undefined : 'none';

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 2 }}>
        <FormControlLabel
          control={<Switch checked={wide} onChange={(_event, checked) => setWide(checked)} />}
          label="Margin of 60 pixels"
        />
        <FormControlLabel
          control={<Switch checked={axes} onChange={(_event, checked) => setAxes(checked)} />}
          label="Axes"
        />
      </Stack>
      <BarChart
        height={260}
        margin={wide ? 60 : undefined}
        xAxis={[{ data: months.map(({ month }) => month), position }]}
        yAxis={[{ max: 130, position }]}
        series={[{ data: months.map(({ rain }) => rain) }]}
        title="Rain in Oslo, with the outline of the drawing area"
      >
        <Outline />
      </BarChart>
    </Stack>
  );
}
