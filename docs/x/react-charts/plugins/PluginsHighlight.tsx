import * as React from 'react';
import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import {
  useChartCartesianAxis,
  useChartHighlight,
  useChartInteraction,
  useChartTooltip,
  type UseChartCartesianAxisSignature,
  type UseChartHighlightSignature,
  type UseChartInteractionSignature,
  type UseChartTooltipSignature,
} from '@mui/x-charts/plugins';
import { createMonthlyClimate } from '../../_data/chartClimate';

const plugins = [
  useChartTooltip,
  useChartInteraction,
  useChartCartesianAxis,
  useChartHighlight,
] as const;

type Signatures = [
  UseChartTooltipSignature<'bar'>,
  UseChartInteractionSignature,
  UseChartCartesianAxisSignature<'bar'>,
  UseChartHighlightSignature,
];

export default function PluginsHighlight() {
  const [months] = React.useState(() => createMonthlyClimate('Oslo'));

  return (
    <Box sx={{ width: '100%' }}>
      <ChartsDataProvider<'bar', Signatures>
        plugins={plugins}
        height={280}
        xAxis={[{ scaleType: 'band', data: months.map(({ month }) => month) }]}
        series={[
          {
            type: 'bar',
            label: 'Sun (hours)',
            data: months.map(({ sun }) => sun),
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
      >
        <ChartsSurface title="Hours of sun in Oslo">
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis />
          <ChartsAxisHighlight x="band" />
        </ChartsSurface>
        <ChartsTooltip />
      </ChartsDataProvider>
    </Box>
  );
}
