import * as React from 'react';
import Box from '@mui/material/Box';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { AreaPlot, LinePlot } from '@mui/x-charts/LineChart';
import {
  useChartCartesianAxis,
  useChartHighlight,
  type UseChartCartesianAxisSignature,
  type UseChartHighlightSignature,
} from '@mui/x-charts/plugins';
import { createEnergy } from '../../_data/energy';

const plugins = [useChartCartesianAxis, useChartHighlight] as const;
type Signatures = [UseChartCartesianAxisSignature<'line'>, UseChartHighlightSignature];

export default function PluginsMinimal() {
  const [hours] = React.useState(() => createEnergy(120, 'Spain'));

  return (
    <Box sx={{ width: '100%' }}>
      <ChartsDataProvider<'line', Signatures>
        plugins={plugins}
        height={260}
        xAxis={[{ data: hours.map(({ hour }) => hour), label: 'Hours', height: 55 }]}
        yAxis={[{ width: 60 }]}
        series={[
          { type: 'line', area: true, label: 'Solar', data: hours.map(({ solar }) => solar) },
        ]}
      >
        <ChartsSurface title="Solar power of Spain in MW" sx={{ pointerEvents: 'none' }}>
          <AreaPlot />
          <LinePlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
      </ChartsDataProvider>
    </Box>
  );
}
