import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const DIRECTIONS = ['auto', 'increasing', 'decreasing'] as const;
type Direction = (typeof DIRECTIONS)[number];

export default function FunnelDirection() {
  const [direction, setDirection] = React.useState<Direction>('auto');

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Direction of the funnel"
        value={direction}
        onChange={(_event, value: Direction | null) => setDirection(value ?? direction)}
      >
        {DIRECTIONS.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FunnelChart
        height={300}
        gap={3}
        series={[
          {
            funnelDirection: direction,
            variant: 'outlined',
            data: [
              { value: 120, label: 'Founders' },
              { value: 340, label: 'First members' },
              { value: 900, label: 'Members' },
              { value: 1600, label: 'Followers' },
            ],
          },
        ]}
        title={`Growth of a club, direction ${direction}`}
      />
    </Stack>
  );
}
