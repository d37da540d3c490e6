import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import DirectionsBikeIcon from '@mui/icons-material/DirectionsBike';
import DirectionsTransitIcon from '@mui/icons-material/DirectionsTransit';
import DirectionsWalkIcon from '@mui/icons-material/DirectionsWalk';

export default function VerticalToggle() {
  const [mode, setMode] = React.useState<string | null>('walk');

  return (
    <ToggleButtonGroup
      exclusive
      orientation="vertical"
      value={mode}
      onChange={(_event, next: string | null) => setMode(next)}
      aria-label="Commute"
    >
      <ToggleButton value="walk" aria-label="On foot">
        <DirectionsWalkIcon />
      </ToggleButton>
      <ToggleButton value="bike" aria-label="By bicycle">
        <DirectionsBikeIcon />
      </ToggleButton>
      <ToggleButton value="train" aria-label="By train">
        <DirectionsTransitIcon />
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
