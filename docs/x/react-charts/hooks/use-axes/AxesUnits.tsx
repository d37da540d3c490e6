import * as React from 'react';
import Box from '@mui/material/Box';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea, useYAxes } from '@mui/x-charts/hooks';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { createMonthlyClimate } from '../../../_data/chartClimate';

/** Prints the id of every y-axis above it, where it's easier to read than a rotated label. */
function AxisTitles() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const { yAxis, yAxisIds } = useYAxes();
  const { left, top, width } = useDrawingArea();

  return yAxisIds.map((id) => {
    const isRight = yAxis[id]?.position === 'right';
    return (
      <text
        key={id}
        x={isRight ? left + width : left}
        y={top - 12}
        direction="ltr"
        textAnchor={isRight ? 'end' : 'start'}
        fill={palette.text.primary}
        fontSize={13}
      >
        {String(id)}
      </text>
    );
  });
}

export default function AxesUnits() {
  const [months] = React.useState(() => createMonthlyClimate('Lisbon'));

  return (
    <Box sx={{ width: '100%' }}>
      <ChartsContainer
        height={300}
        margin={{ top: 36 }}
        xAxis={[{ scaleType: 'band', data: months.map(({ month }) => month) }]}
        yAxis={[
          { id: 'Rain (mm)', position: 'left' },
          { id: 'Temperature (°C)', position: 'right', min: 0 },
        ]}
        series={[
          { type: 'bar', data: months.map(({ rain }) => rain), yAxisId: 'Rain (mm)' },
          {
            type: 'line',
            data: months.map(({ temperature }) => temperature),
            yAxisId: 'Temperature (°C)',
          },
        ]}
        title="Rain and temperature in Lisbon"
      >
        <BarPlot />
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis />
        <ChartsYAxis axisId="Rain (mm)" />
        <ChartsYAxis axisId="Temperature (°C)" />
        <AxisTitles />
      </ChartsContainer>
    </Box>
  );
}
