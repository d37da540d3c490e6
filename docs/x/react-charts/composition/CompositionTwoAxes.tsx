import * as React from 'react';
import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { createPrices } from '../../_data/prices';

export default function CompositionTwoAxes() {
  const [prices] = React.useState(() => createPrices(90));

  return (
    <Box sx={{ width: '100%' }}>
      <ChartsDataProvider
        height={300}
        xAxis={[
          {
            scaleType: 'band',
            data: prices.map(({ date }) => date),
            ordinalTimeTicks: ['months', 'weeks', 'days'],
          },
        ]}
        yAxis={[
          { id: 'price', width: 52, valueFormatter: (value: number) => `$${value}` },
          {
            id: 'volume',
            position: 'right',
            width: 52,
            max: 3_000_000,
            valueFormatter: (value: number) => `${value / 1000}k`,
          },
        ]}
        series={[
          {
            type: 'bar',
            yAxisId: 'volume',
            data: prices.map(({ volume }) => volume),
            label: 'Volume',
          },
          {
            type: 'line',
            yAxisId: 'price',
            data: prices.map(({ close }) => close),
            label: 'Close',
            showMark: false,
          },
        ]}
      >
        <ChartsLegend />
        <ChartsSurface title="Closing price and shares traded over 90 days">
          <BarPlot />
          <LinePlot />
          <ChartsAxisHighlight x="line" />
          <ChartsXAxis />
          <ChartsYAxis axisId="price" />
          <ChartsYAxis axisId="volume" />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </ChartsDataProvider>
    </Box>
  );
}
