import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

export default function ComposedChart() {
  return (
    <Box sx={{ width: '100%' }}>
      <ChartsDataProvider
        height={260}
        xAxis={[{ scaleType: 'band', data: ['Apr', 'May', 'Jun', 'Jul', 'Aug'] }]}
        yAxis={[
          { id: 'rain', label: 'Rain in mm' },
          { id: 'warmth', label: 'Temperature in °C', position: 'right', min: 0 },
        ]}
        series={[
          { type: 'bar', yAxisId: 'rain', data: [48, 66, 71, 83, 75], label: 'Rain' },
          { type: 'line', yAxisId: 'warmth', data: [9, 14, 17, 20, 19], label: 'Temperature' },
        ]}
      >
        <ChartsLegend />
        <ChartsSurface title="Rain and temperature from April to August">
          <BarPlot />
          <LinePlot />
          <MarkPlot />
          <ChartsAxisHighlight x="band" />
          <ChartsXAxis />
          <ChartsYAxis axisId="rain" />
          <ChartsYAxis axisId="warmth" />
        </ChartsSurface>
        <ChartsTooltip />
      </ChartsDataProvider>
    </Box>
  );
}
