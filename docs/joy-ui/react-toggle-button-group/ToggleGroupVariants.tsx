import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const variants = ['outlined', 'soft', 'solid', 'plain'] as const;

export default function ToggleGroupVariants() {
  const [unit, setUnit] = React.useState('metric');
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {variants.map((variant) => (
        <ToggleButtonGroup
          key={variant}
          aria-label={`Units, ${variant}`}
          variant={variant}
          value={unit}
          onChange={(event, next) => setUnit(next ?? unit)}
        >
          <Button value="metric">Metric</Button>
          <Button value="imperial">Imperial</Button>
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
