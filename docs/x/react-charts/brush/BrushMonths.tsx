import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsBrushOverlay } from '@mui/x-charts/ChartsBrushOverlay';
import { useBrush, useXAxis } from '@mui/x-charts/hooks';
import { createMonthlyClimate } from '../../_data/chartClimate';

/** A band scale can't be inverted, so this compares the middle of each band with the brush. */
function MonthReader({ onChange }: { onChange: (months: string[]) => void }) {
  const brush = useBrush();
  const { scale, data = [] } = useXAxis<'band'>();

  const from = brush ? Math.min(brush.start.x, brush.current.x) : 0;
  const to = brush ? Math.max(brush.start.x, brush.current.x) : 0;
  const months = data.filter((month) => {
    const left = scale(month) ?? 0;
    return left + scale.bandwidth() > from && left < to;
  });
  const selection = brush ? months.join(' ') : undefined;

  React.useEffect(() => {
    if (selection !== undefined) onChange(selection.split(' '));
  }, [selection, onChange]);

  return null;
}

export default function BrushMonths() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const [months] = React.useState(() => createMonthlyClimate('Lisbon'));
  const [selected, setSelected] = React.useState<string[]>([]);
  const names = months.map(({ month }) => month);
  const rain = months
    .filter(({ month }) => selected.includes(month))
    .reduce((sum, month) => sum + month.rain, 0);

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <BarChart
        height={280}
        xAxis={[
          {
            data: names,
            colorMap: {
              type: 'ordinal',
              values: names,
              colors: names.map((name) =>
                selected.includes(name) ? palette.primary.main : palette.action.disabled,
              ),
            },
          },
        ]}
        yAxis={[{ label: 'Rain (mm)' }]}
        series={[{ data: months.map((month) => month.rain), label: 'Rain' }]}
        brushConfig={{ enabled: true }}
        hideLegend
        title="Rain in Lisbon"
      >
        <MonthReader onChange={setSelected} />
        <ChartsBrushOverlay />
      </BarChart>
      <Typography role="status">
        {selected.join('') === ''
          ? 'Drag across some months.'
          : `${selected.join(', ')}: ${rain} mm of rain`}
      </Typography>
    </Stack>
  );
}
