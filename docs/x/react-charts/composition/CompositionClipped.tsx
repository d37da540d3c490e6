import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';

function GoodRange() {
  const { left, width } = useDrawingArea();
  const scale = useYScale<'linear'>();
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const top = scale(62);

  return (
    <rect
      x={left}
      width={width}
      y={top}
      height={scale(45) - top}
      fill={palette.success.main}
      opacity={0.25}
    />
  );
}

export default function CompositionClipped() {
  const clipPathId = React.useId();

  return (
    <ChartsContainer
      height={240}
      xAxis={[{ data: [1, 2, 3, 4, 5, 6, 7], label: 'Day', height: 55, tickMinStep: 1 }]}
      yAxis={[{ label: 'Humidity in %', min: 40, max: 70 }]}
      series={[{ type: 'line', data: [48, 52, 66, 88, 61, 50, 47] }]}
      title="Humidity in the piano room; the range from 45 to 62 percent is good"
    >
      <ChartsClipPath id={clipPathId} />
      <g clipPath={`url(#${clipPathId})`}>
        <GoodRange />
        <LinePlot />
      </g>
      <ChartsXAxis />
      <ChartsYAxis />
    </ChartsContainer>
  );
}
