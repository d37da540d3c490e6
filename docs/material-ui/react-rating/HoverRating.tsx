import * as React from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const words: Record<number, string> = {
  1: 'Stale',
  2: 'Dry',
  3: 'Decent',
  4: 'Fresh',
  5: 'Straight from the oven',
};

export default function HoverRating() {
  const [value, setValue] = React.useState<number | null>(3);
  const [active, setActive] = React.useState(-1);
  const shown = active === -1 ? value : active;

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
      <Rating
        role="radiogroup"
        aria-label="Bread"
        value={value}
        getLabelText={(stars) => `${stars} of 5: ${words[stars] ?? ''}`}
        onChange={(_event, newValue) => setValue(newValue)}
        onChangeActive={(_event, newActive) => setActive(newActive)}
      />
      <Typography variant="body2">{shown === null ? 'Not rated' : words[shown]}</Typography>
    </Stack>
  );
}
