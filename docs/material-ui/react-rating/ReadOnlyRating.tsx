import * as React from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const reviews = [
  { place: 'Pine cabin', average: 4.7, count: 212 },
  { place: 'Lake house', average: 3.4, count: 58 },
];

export default function ReadOnlyRating() {
  const disabledId = React.useId();

  return (
    <Stack sx={{ gap: 2 }}>
      {reviews.map(({ place, average, count }) => (
        <Stack key={place} sx={{ alignItems: 'flex-start' }}>
          <Typography>{place}</Typography>
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 1 }}>
            <Rating
              readOnly
              value={average}
              precision={0.1}
              getLabelText={(value) => `${value} of 5 stars`}
            />
            <Typography variant="body2" color="text.secondary">
              {average} from {count} guests
            </Typography>
          </Stack>
        </Stack>
      ))}
      <Stack sx={{ alignItems: 'flex-start' }}>
        <Typography id={disabledId}>Rating opens after the stay</Typography>
        <Rating disabled defaultValue={2} aria-labelledby={disabledId} role="radiogroup" />
      </Stack>
    </Stack>
  );
}
