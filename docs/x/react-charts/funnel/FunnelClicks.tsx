import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const steps = [
  { value: 5200, label: 'Trial started' },
  { value: 3900, label: 'Project created' },
  { value: 2300, label: 'Team invited' },
  { value: 860, label: 'Subscribed' },
];

export default function FunnelClicks() {
  const [message, setMessage] = React.useState('Click a step.');

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <FunnelChart
        height={300}
        gap={3}
        series={[{ variant: 'outlined', data: steps }]}
        onItemClick={(_event, { dataIndex }) => {
          const step = steps[dataIndex];
          const before = steps[dataIndex - 1];
          if (!step) return;
          setMessage(
            before
              ? `${step.label}: ${(before.value - step.value).toLocaleString('en-US')} teams were lost before this step.`
              : `${step.label}: all ${step.value} teams.`,
          );
        }}
        title="From trial to subscription"
      />
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </Stack>
  );
}
