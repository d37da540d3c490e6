import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';
import { createPassengers } from '../../_data/chartPassengers';

const tooltipDate = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });

type Trigger = 'axis' | 'item' | 'none';

const triggers: Trigger[] = ['axis', 'item', 'none'];
const names = { metro: 'Metro', bus: 'Bus', tram: 'Tram' };

export default function TooltipTriggers() {
  const [months] = React.useState(() => createPassengers(84));
  const [trigger, setTrigger] = React.useState<Trigger>('axis');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Trigger"
        value={trigger}
        onChange={(_event, value: Trigger | null) => setTrigger(value ?? trigger)}
      >
        {triggers.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        height={280}
        xAxis={[
          {
            scaleType: 'time',
            valueFormatter: (date: Date, context) =>
              context.location === 'tick' ? context.defaultTickLabel : tooltipDate.format(date),
            data: months.map(({ date }) => date),
          },
        ]}
        yAxis={[{ width: 52 }]}
        series={(['metro', 'bus', 'tram'] as const).map((mode) => ({
          data: months.map((month) => month[mode]),
          label: names[mode],
          showMark: false,
        }))}
        slotProps={{ tooltip: { trigger } }}
        title={`Passengers in thousands, tooltip trigger ${trigger}`}
      />
    </Stack>
  );
}
