import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import BedIcon from '@mui/icons-material/Bed';
import DeskIcon from '@mui/icons-material/Desk';

export default function ToggleColors() {
  const [use, setUse] = React.useState<string | null>('sleep');

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {(['standard', 'primary', 'secondary'] as const).map((color) => (
        <ToggleButtonGroup
          key={color}
          exclusive
          color={color}
          value={use}
          onChange={(_event, next: string | null) => setUse(next)}
          aria-label={`Use of the room, ${color}`}
        >
          <ToggleButton value="sleep" aria-label="Bedroom">
            <BedIcon />
          </ToggleButton>
          <ToggleButton value="work" aria-label="Office">
            <DeskIcon />
          </ToggleButton>
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
