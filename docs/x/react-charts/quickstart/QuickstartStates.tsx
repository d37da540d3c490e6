import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const readings = [
  { hour: 8, visitors: 12 },
  { hour: 12, visitors: 48 },
  { hour: 16, visitors: 31 },
];

export default function QuickstartStates() {
  const [state, setState] = React.useState('loading');

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Data state"
        value={state}
        onChange={(_event, next: string | null) => setState(next ?? state)}
      >
        <ToggleButton value="loading">Loading</ToggleButton>
        <ToggleButton value="empty">Empty</ToggleButton>
        <ToggleButton value="ready">Ready</ToggleButton>
      </ToggleButtonGroup>
      <LineChart
        height={220}
        loading={state === 'loading'}
        localeText={{ loading: 'Counting…', noData: 'Closed today' }}
        dataset={state === 'ready' ? readings : []}
        xAxis={[{ dataKey: 'hour', scaleType: 'point' }]}
        series={[{ dataKey: 'visitors', label: 'Visitors' }]}
        hideLegend
        title="Museum visitors today"
      />
    </Stack>
  );
}
