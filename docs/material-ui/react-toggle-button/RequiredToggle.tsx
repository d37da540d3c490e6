import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const units = { kg: 'Weight in kilograms', lb: 'Weight in pounds' } as const;
type Unit = keyof typeof units;

export default function RequiredToggle() {
  const [unit, setUnit] = React.useState<Unit>('kg');

  const handleChange = (_event: React.MouseEvent, next: Unit | null) => {
    if (next !== null) {
      setUnit(next);
    }
  };

  return (
    <Stack spacing={1} useFlexGap sx={{ alignItems: 'flex-start' }}>
      <ToggleButtonGroup exclusive value={unit} onChange={handleChange} aria-label="Unit">
        <ToggleButton value="kg">kg</ToggleButton>
        <ToggleButton value="lb">lb</ToggleButton>
      </ToggleButtonGroup>
      <Typography role="status">{units[unit]}</Typography>
    </Stack>
  );
}
