import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { createPrices } from '../../_data/prices';

export default function SparklineBasics() {
  const [closes] = React.useState(() => createPrices(60, 280, 4).map(({ close }) => close));
  const first = closes[0] ?? 1;
  const last = closes.at(-1) ?? 1;

  return (
    <Stack direction="row" spacing={3} sx={{ width: '100%', alignItems: 'center' }}>
      <div>
        <Typography variant="body2">Alder, 60 days</Typography>
        <Typography variant="h5" component="div">
          ${last.toFixed(2)}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {last < first ? '▼' : '▲'} {Math.abs((last / first - 1) * 100).toFixed(1)}%
        </Typography>
      </div>
      <SparkLineChart
        data={closes}
        height={72}
        area
        baseline="min"
        role="img"
        aria-label={`The price went from ${first} to ${last} dollars within 60 days`}
        sx={{ flex: 1, minWidth: 0 }}
      />
    </Stack>
  );
}
