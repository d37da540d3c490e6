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

const readings = [
  { x: 2, y: 3.4, id: 2 },
  { x: 5, y: 2.1, id: 5 },
  { x: 9, y: 1.9, id: 9 },
];

export default function CompositionTide() {
  return (
    <Box sx={{ width: '100%' }}>
      <ChartsDataProvider
        height={260}
        xAxis={[{ data: [0, 2, 4, 6, 8, 10, 12], label: 'Hour' }]}
        yAxis={[{ label: 'Water level in m', min: 0, max: 5 }]}
        series={[
          {
            type: 'line',
            data: [4.1, 3.6, 2.4, 1.3, 1.4, 2.6, 3.8],
            label: 'Forecast',
            area: true,
          },
          { type: 'scatter', data: readings, label: 'Measured', markerSize: 6 },
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
