import * as React from 'react';
import Box from '@mui/material/Box';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { AreaPlot, LinePlot } from '@mui/x-charts/LineChart';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';
import { createRandom } from '../../_data/random';

const hours = Array.from({ length: 49 }, (_, index) => index / 2);
const tide = (hour: number) =>
  Math.round((2.6 + 1.7 * Math.cos((hour / 12.4) * 2 * Math.PI)) * 100) / 100;

function createReadings() {
  const random = createRandom(41);
  return Array.from({ length: 40 }, (_, id) => {
    const x = Math.round(random.next() * 240) / 10;
    return { id, x, y: Math.round((tide(x) + (random.next() - 0.5) * 0.6) * 100) / 100 };
  });
}

export default function CompositionTide() {
  const [readings] = React.useState(createReadings);

  return (
    <Box sx={{ width: '100%' }}>
      <ChartsDataProvider
        height={280}
        xAxis={[{ data: hours, label: 'Hour', height: 55, min: 0, max: 24 }]}
        yAxis={[{ label: 'Water level in m', min: 0, max: 5 }]}
        series={[
          { type: 'line', data: hours.map(tide), label: 'Forecast', area: true },
          { type: 'scatter', data: readings, label: 'Measured', markerSize: 4 },
        ]}
      >
        <ChartsLegend />
        <ChartsSurface title="Tide at the pier: forecast and readings">
          <ChartsGrid horizontal />
          <AreaPlot />
          <LinePlot />
          <ScatterPlot />
          <ChartsAxisHighlight x="line" />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltip trigger="item" />
      </ChartsDataProvider>
    </Box>
  );
}
