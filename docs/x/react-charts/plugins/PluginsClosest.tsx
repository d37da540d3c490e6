import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { ChartsDataProvider, type ChartsDataProviderProps } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import {
  useChartCartesianAxis,
  useChartClosestPoint,
  useChartHighlight,
  useChartInteraction,
  useChartTooltip,
} from '@mui/x-charts/plugins';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';
import { createTowns } from '../../_data/chartTowns';

const basic = [useChartTooltip, useChartInteraction, useChartCartesianAxis, useChartHighlight];
const withClosest = [...basic, useChartClosestPoint];

export default function PluginsClosest() {
  const [closest, setClosest] = React.useState(true);
  const [points] = React.useState(() =>
    createTowns(150).map(({ id, income, rent }) => ({ id, x: income, y: rent })),
  );
  const plugins = (closest ? withClosest : basic) as unknown as ChartsDataProviderProps['plugins'];

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={closest} onChange={(_event, on) => setClosest(on)} />}
        label="Find the closest point"
      />
      <ChartsDataProvider
        // Plugins are hooks, so a chart can't change how many it calls.
        key={String(closest)}
        plugins={plugins}
        height={300}
        xAxis={[{ label: 'Income (USD per month)', height: 55 }]}
        yAxis={[{ label: 'Rent (USD per month)', width: 72 }]}
        series={[{ type: 'scatter', label: 'Towns', data: points, markerSize: 3 }]}
      >
        <ChartsSurface title="Income and rent in 150 towns">
          <ScatterPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltip trigger="item" />
      </ChartsDataProvider>
    </Stack>
  );
}
