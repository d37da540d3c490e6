import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ToggleSizes() {
  const [rooms, setRooms] = React.useState<string | null>('2');

  return (
    <Stack spacing={2} useFlexGap sx={{ alignItems: 'flex-start' }}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <ToggleButtonGroup
          key={size}
          exclusive
          size={size}
          value={rooms}
          onChange={(_event, next: string | null) => setRooms(next)}
          aria-label={`Rooms, ${size}`}
        >
          <ToggleButton value="1">1 room</ToggleButton>
          <ToggleButton value="2">2 rooms</ToggleButton>
          <ToggleButton value="3">3 rooms</ToggleButton>
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
