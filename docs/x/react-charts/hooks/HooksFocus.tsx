import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarPlot, FocusedBar } from '@mui/x-charts/BarChart';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useBarSeries, useFocusedItem, useXAxis } from '@mui/x-charts/hooks';
import { createMonthlyClimate } from '../../_data/chartClimate';

/** Says in words what the arrow keys have reached. */
function FocusedValue() {
  const item = useFocusedItem();
  const { data: months = [] } = useXAxis<'band'>();
  const series = useBarSeries();
  const index = item && 'dataIndex' in item ? item.dataIndex : undefined;

  return (
    <Typography role="status">
      {index === undefined
        ? 'Focus the chart and press the arrow keys.'
        : `${String(months[index])}: ${String(series[0]?.data[index])} hours of sun`}
    </Typography>
  );
}

export default function HooksFocus() {
  const [months] = React.useState(() => createMonthlyClimate('Cairo'));

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <ChartsDataProvider
        height={260}
        enableKeyboardNavigation
        xAxis={[{ scaleType: 'band', data: months.map(({ month }) => month) }]}
        yAxis={[{ min: 0 }]}
        series={[{ type: 'bar', data: months.map(({ sun }) => sun), label: 'Sun' }]}
      >
        <ChartsSurface title="Hours of sun in Cairo">
          <BarPlot />
          <FocusedBar />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <FocusedValue />
      </ChartsDataProvider>
    </Stack>
  );
}
