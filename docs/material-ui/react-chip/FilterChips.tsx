import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const filters = ['Step-free', 'Quiet coach', 'Bicycle space'];

export default function FilterChips() {
  const [active, setActive] = React.useState<readonly string[]>(['Quiet coach']);

  const toggle = (name: string) => {
    setActive((previous) =>
      previous.includes(name) ? previous.filter((entry) => entry !== name) : [...previous, name],
    );
  };

  return (
    <Stack
      direction="row"
      useFlexGap
      role="group"
      aria-label="Seat filters"
      sx={{ flexWrap: 'wrap', gap: 1 }}
    >
      {filters.map((name) => {
        const pressed = active.includes(name);
        return (
          <Chip
            key={name}
            component="button"
            label={name}
            icon={pressed ? <CheckIcon /> : undefined}
            color={pressed ? 'primary' : 'default'}
            aria-pressed={pressed}
            onClick={() => toggle(name)}
          />
        );
      })}
    </Stack>
  );
}
