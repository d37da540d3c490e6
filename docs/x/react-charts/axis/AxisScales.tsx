import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';

const scaleTypes = ['linear', 'sqrt', 'log', 'symlog'] as const;

export default function AxisScales() {
  const [scaleType, setScaleType] = React.useState<(typeof scaleTypes)[number]>('log');
  const isLogarithmic = scaleType === 'log' || scaleType === 'symlog';

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <TextField
        select
        id="axis-scales-type"
        label="Scale type"
        value={scaleType}
        onChange={(event) =>
          setScaleType(scaleTypes.find((name) => name === event.target.value) ?? 'log')
        }
        sx={{ width: 160 }}
      >
        {scaleTypes.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        height={280}
        margin={{ right: 32 }}
        xAxis={[{ data: ['Week 1', 'Week 2', 'Week 3', 'Week 4'], scaleType: 'point' }]}
        yAxis={[{ scaleType, tickInterval: isLogarithmic ? [1, 10, 100, 1000, 10_000] : 'auto' }]}
        series={[
          { data: [2, 40, 650, 9800], label: 'Bread starter' },
          { data: [90, 130, 160, 210], label: 'Control sample' },
        ]}
        grid={{ horizontal: true }}
        title="Yeast cells in two samples"
      />
    </Stack>
  );
}
