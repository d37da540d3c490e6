import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar, { type SnackbarOrigin } from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';

const places: SnackbarOrigin[] = [
  { vertical: 'top', horizontal: 'left' },
  { vertical: 'top', horizontal: 'center' },
  { vertical: 'top', horizontal: 'right' },
  { vertical: 'bottom', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'center' },
  { vertical: 'bottom', horizontal: 'right' },
];
const nameOf = ({ vertical, horizontal }: SnackbarOrigin) => `${vertical} ${horizontal}`;

export default function SnackbarPositions() {
  const [place, setPlace] = React.useState<SnackbarOrigin>();
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {places.map((origin) => (
        <Button key={nameOf(origin)} variant="soft" onClick={() => setPlace(origin)}>
          {nameOf(origin)}
        </Button>
      ))}
      {place && (
        <Snackbar
          key={nameOf(place)}
          role="status"
          open
          anchorOrigin={place}
          onClose={(_event, reason) => reason !== 'clickaway' && setPlace(undefined)}
          sx={{ '[dir="rtl"] &': { '--Snackbar-translateX': '50%' } }}
        >
          Shown at {nameOf(place)}
        </Snackbar>
      )}
    </Stack>
  );
}
