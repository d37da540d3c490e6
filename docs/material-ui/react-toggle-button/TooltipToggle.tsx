import * as React from 'react';
import ToggleButton, { type ToggleButtonProps } from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import ElevatorIcon from '@mui/icons-material/Elevator';
import StairsIcon from '@mui/icons-material/Stairs';

interface TipToggleProps extends ToggleButtonProps {
  tip: string;
}

function TipToggle({ tip, ...other }: TipToggleProps) {
  return (
    <Tooltip title={tip}>
      <ToggleButton {...other} aria-label={tip} />
    </Tooltip>
  );
}

export default function TooltipToggle() {
  const [access, setAccess] = React.useState<string | null>('elevator');

  return (
    <ToggleButtonGroup
      exclusive
      value={access}
      onChange={(_event, next: string | null) => setAccess(next)}
      aria-label="Access"
    >
      <TipToggle value="elevator" tip="With an elevator">
        <ElevatorIcon />
      </TipToggle>
      <TipToggle value="stairs" tip="Stairs only">
        <StairsIcon />
      </TipToggle>
    </ToggleButtonGroup>
  );
}
