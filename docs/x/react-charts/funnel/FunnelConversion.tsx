import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const HEIGHT = 340;

const steps = [
  { value: 12_400, label: 'Visits' },
  { value: 7300, label: 'Product page' },
  { value: 3100, label: 'Cart' },
  { value: 1900, label: 'Checkout' },
  { value: 1450, label: 'Orders' },
];

/** The share of the step before that reaches each step. */
const rates = steps
  .slice(1)
  .map((step, index) => Math.round((step.value / (steps[index]?.value ?? 1)) * 100));

export default function FunnelConversion() {
  return (
    <Stack direction="row" sx={{ width: '100%', alignItems: 'stretch' }}>
      <FunnelChart
        height={HEIGHT}
        hideLegend
        gap={3}
        margin={{ top: 0, bottom: 0, left: 0, right: 0 }}
        categoryAxis={{
          categories: steps.map(({ label }) => label),
          size: 96,
          disableLine: true,
          disableTicks: true,
        }}
        series={[{ curve: 'step', variant: 'outlined', data: steps }]}
        sx={{ flexGrow: 1, minWidth: 0 }}
        title="From visit to order, with the share that continues"
      />
      <Box
        sx={{
          display: 'grid',
          height: HEIGHT,
          gridTemplateRows: `repeat(${rates.length}, 1fr)`,
          py: `${HEIGHT / steps.length / 2}px`,
          width: 70,
          alignItems: 'center',
        }}
      >
        {rates.map((rate, index) => (
          <Typography key={steps[index]?.label} variant="body2" align="center">
            ↓ {rate}%
          </Typography>
        ))}
      </Box>
    </Stack>
  );
}
