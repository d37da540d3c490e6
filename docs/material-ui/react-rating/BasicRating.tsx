import * as React from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BasicRating() {
  const labelId = React.useId();
  const [value, setValue] = React.useState<number | null>(4);

  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Typography id={labelId}>How was the guided tour?</Typography>
      <Rating
        role="radiogroup"
        aria-labelledby={labelId}
        value={value}
        onChange={(_event, newValue) => setValue(newValue)}
      />
      <Typography variant="body2" role="status">
        {value === null ? 'Not rated yet.' : `You gave ${value} of 5.`}
      </Typography>
    </Stack>
  );
}
