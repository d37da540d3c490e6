import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { createMonthlyClimate } from '../../_data/chartClimate';

const PLACEMENTS = ['extremities', 'start', 'middle', 'end'] as const;
const LABEL_PLACEMENTS = ['middle', 'tick'] as const;

export default function AxisTickPlacement() {
  const [months] = React.useState(() => createMonthlyClimate('Reykjavik'));
  const [ticks, setTicks] = React.useState<(typeof PLACEMENTS)[number]>('extremities');
  const [labels, setLabels] = React.useState<(typeof LABEL_PLACEMENTS)[number]>('middle');

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        <TextField
          select
          size="small"
          label="tickPlacement"
          value={ticks}
          onChange={(event) =>
            setTicks(PLACEMENTS.find((name) => name === event.target.value) ?? 'extremities')
          }
          sx={{ width: 150 }}
        >
          {PLACEMENTS.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="tickLabelPlacement"
          value={labels}
          onChange={(event) =>
            setLabels(LABEL_PLACEMENTS.find((name) => name === event.target.value) ?? 'middle')
          }
          sx={{ width: 170 }}
        >
          {LABEL_PLACEMENTS.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <BarChart
        height={280}
        xAxis={[
          {
            scaleType: 'band',
            data: months.map(({ month }) => month),
            tickPlacement: ticks,
            tickLabelPlacement: labels,
            tickSize: 10,
            height: 32,
          },
        ]}
        yAxis={[{ label: 'Hours of sun', width: 60 }]}
        series={[{ data: months.map(({ sun }) => sun), label: 'Sun' }]}
        hideLegend
        title="Hours of sun in Reykjavik by month"
      />
    </Stack>
  );
}
