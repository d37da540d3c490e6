import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsTooltipContainer, useAxesTooltip } from '@mui/x-charts/ChartsTooltip';
import { createEnergy } from '../../_data/energy';

const number = new Intl.NumberFormat('en-US');

function TotalContent() {
  const axis = useAxesTooltip()?.[0];
  if (!axis) return null;
  const total = axis.seriesItems.reduce(
    (sum, { value }) => sum + (typeof value === 'number' ? value : 0),
    0,
  );

  return (
    <Paper elevation={3} sx={{ p: 1.5, minWidth: 180 }}>
      <Typography variant="subtitle2" component="div">
        {axis.axisFormattedValue}
      </Typography>
      {axis.seriesItems.map(({ seriesId, color, formattedLabel, value }) => (
        <Box key={seriesId} sx={{ mt: 0.5 }}>
          <Typography variant="body2" sx={{ display: 'flex', justifyContent: 'space-between' }}>
            <span>{formattedLabel}</span>
            <span>{number.format(Number(value))} MW</span>
          </Typography>
          <Box sx={{ height: 4, bgcolor: 'action.hover' }}>
            <Box sx={{ height: 4, width: `${(Number(value) / total) * 100}%`, bgcolor: color }} />
          </Box>
        </Box>
      ))}
      <Typography variant="subtitle2" component="div" sx={{ mt: 1 }}>
        Total: {number.format(total)} MW
      </Typography>
    </Paper>
  );
}

function TotalTooltip() {
  return (
    <ChartsTooltipContainer trigger="axis">
      <TotalContent />
    </ChartsTooltipContainer>
  );
}

export default function TooltipTotal() {
  const [hours] = React.useState(() => createEnergy(24, 'Austria'));

  return (
    <BarChart
      height={300}
      xAxis={[{ data: hours.map(({ hour }) => `${hour}:00`) }]}
      yAxis={[{ valueFormatter: (value: number) => `${value / 1000} GW`, width: 60 }]}
      series={(['hydro', 'wind', 'solar', 'gas'] as const).map((source) => ({
        data: hours.map((hour) => hour[source]),
        label: { hydro: 'Hydro', wind: 'Wind', solar: 'Solar', gas: 'Gas' }[source],
        stack: 'power',
      }))}
      slots={{ tooltip: TotalTooltip }}
      title="Electricity in Austria, with shares and a total in the tooltip"
    />
  );
}
