import * as React from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import CheckIcon from '@mui/icons-material/Check';

const days = ['Mon', 'Wed', 'Fri'];

export default function CustomToggleGroup() {
  const [chosen, setChosen] = React.useState<string[]>(['Mon']);
  return (
    <ToggleButtonGroup
      aria-label="Course days"
      value={chosen}
      onChange={(event, next) => setChosen(next)}
      spacing={1}
      sx={(theme) => ({
        flexWrap: 'wrap',
        '--ButtonGroup-radius': '2rem',
        '& > button[aria-pressed="true"]': {
          backgroundColor: theme.vars.palette.success.softBg,
          color: theme.vars.palette.success.softColor,
        },
      })}
    >
      {days.map((day) => (
        <Button
          key={day}
          value={day}
          startDecorator={
            chosen.includes(day) && <CheckIcon sx={{ fontSize: 'var(--Icon-fontSize)' }} />
          }
        >
          {day}
        </Button>
      ))}
    </ToggleButtonGroup>
  );
}
