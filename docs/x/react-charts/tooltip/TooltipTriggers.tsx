import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

type Trigger = 'axis' | 'item' | 'none';

const triggers: Trigger[] = ['axis', 'item', 'none'];

export default function TooltipTriggers() {
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
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        height={260}
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], scaleType: 'point' }]}
        series={[
          { data: [31, 28, 44, 39, 52], label: 'Returns' },
          { data: [46, 51, 38, 42, 60], label: 'Loans' },
        ]}
        slotProps={{ tooltip: { trigger } }}
        title={`Loans and returns, tooltip trigger ${trigger}`}
      />
    </Stack>
  );
}
