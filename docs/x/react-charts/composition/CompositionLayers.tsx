import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { createMonthlyClimate } from '../../_data/chartClimate';

const PARTS = ['grid', 'bars', 'line', 'marks', 'axes'];

export default function CompositionLayers() {
  const [months] = React.useState(() => createMonthlyClimate('Lisbon'));
  const [shown, setShown] = React.useState(PARTS);

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <ToggleButtonGroup
        size="small"
        aria-label="Parts of the chart"
        value={shown}
        onChange={(_event, value: string[]) => setShown(value)}
      >
        {PARTS.map((part) => (
          <ToggleButton key={part} value={part} sx={{ textTransform: 'none' }}>
            {part}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ChartsContainer
        height={280}
        skipAnimation
        xAxis={[{ scaleType: 'band', data: months.map(({ month }) => month) }]}
        yAxis={[{ min: 0 }]}
        series={[
          { type: 'bar', data: months.map(({ rain }) => rain) },
          // Stretched to the axis of the bars; labeled values would need an axis of their own.
          { type: 'line', data: months.map(({ temperature }) => temperature * 4) },
        ]}
        title="A chart in layers, from the grid to the axes"
      >
        {shown.includes('grid') ? <ChartsGrid horizontal vertical /> : null}
        {shown.includes('bars') ? <BarPlot /> : null}
        {shown.includes('line') ? <LinePlot /> : null}
        {shown.includes('marks') ? <MarkPlot /> : null}
        {shown.includes('axes') ? <ChartsXAxis /> : null}
        {shown.includes('axes') ? <ChartsYAxis /> : null}
      </ChartsContainer>
    </Stack>
  );
}
