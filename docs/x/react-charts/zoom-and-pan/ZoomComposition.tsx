import * as React from 'react';
import { BarPlot } from '@mui/x-charts-pro/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts-pro/ChartsAxisHighlight';
import { ChartsClipPath } from '@mui/x-charts-pro/ChartsClipPath';
import { ChartsContainerPro } from '@mui/x-charts-pro/ChartsContainerPro';
import { ChartsTooltip } from '@mui/x-charts-pro/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts-pro/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts-pro/ChartsYAxis';
import { ChartsZoomSlider } from '@mui/x-charts-pro/ChartsZoomSlider';
import { LinePlot } from '@mui/x-charts-pro/LineChart';
import { createClimate } from '../../_data/chartClimate';

export default function ZoomComposition() {
  const clipId = React.useId().replaceAll(/\W/g, '');
  const [days] = React.useState(() => createClimate(120, 'Tokyo'));

  return (
    <ChartsContainerPro
      height={320}
      xAxis={[
        {
          id: 'day',
          scaleType: 'band',
          data: days.map(({ date }) => date),
          ordinalTimeTicks: ['months', 'weeks', 'days'],
          zoom: { slider: { enabled: true, preview: true } },
        },
      ]}
      yAxis={[
        { id: 'rain', label: 'Rain in mm' },
        { id: 'warmth', label: 'Temperature in °C', position: 'right' },
      ]}
      series={[
        { type: 'bar', yAxisId: 'rain', data: days.map(({ rain }) => rain), label: 'Rain' },
        {
          type: 'line',
          yAxisId: 'warmth',
          data: days.map(({ mean }) => mean),
          label: 'Temperature',
          showMark: false,
        },
      ]}
      initialZoom={[{ axisId: 'day', start: 20, end: 70 }]}
      title="Rain and temperature in Tokyo"
    >
      <ChartsClipPath id={clipId} />
      <g clipPath={`url(#${clipId})`}>
        <BarPlot />
        <LinePlot />
      </g>
      <ChartsAxisHighlight x="band" />
      <ChartsXAxis />
      <ChartsYAxis axisId="rain" />
      <ChartsYAxis axisId="warmth" />
      <ChartsZoomSlider />
      <ChartsTooltip />
    </ChartsContainerPro>
  );
}
