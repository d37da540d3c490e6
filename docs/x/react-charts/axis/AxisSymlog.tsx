import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { createRandom } from '../../_data/random';

function createBalances(count: number) {
  const random = createRandom(31);
  return Array.from({ length: count }, () => {
    const size = 10 ** (random.next() * 4);
    return Math.round(random.next() < 0.4 ? -size : size);
  });
}

export default function AxisSymlog() {
  const labelId = React.useId();
  const [balances] = React.useState(() => createBalances(60));
  const [constant, setConstant] = React.useState(10);

  return (
    <Stack sx={{ width: '100%' }}>
      <Box sx={{ maxWidth: 320, px: 1 }}>
        <Typography id={labelId} variant="body2">
          Linear between −{constant} and {constant}
        </Typography>
        <Slider
          aria-labelledby={labelId}
          value={constant}
          onChange={(_event, value) => setConstant(value)}
          min={1}
          max={500}
        />
      </Box>
      <LineChart
        height={300}
        xAxis={[
          { data: balances.map((_balance, index) => index + 1), label: 'Transaction', height: 55 },
        ]}
        yAxis={[
          {
            scaleType: 'symlog',
            constant,
            width: 70,
            tickInterval: [-10_000, -1000, -100, 0, 100, 1000, 10_000],
          },
        ]}
        series={[{ data: balances, label: 'Balance', curve: 'step', showMark: false }]}
        grid={{ horizontal: true }}
        hideLegend
        title="Balances of 60 transactions, from −10,000 to 10,000 dollars"
      />
    </Stack>
  );
}
