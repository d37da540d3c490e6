import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarOrigin } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

const origins: readonly SnackbarOrigin[] = [
  { vertical: 'top', horizontal: 'center' },
  { vertical: 'top', horizontal: 'right' },
  { vertical: 'bottom', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'center' },
];

export default function SnackbarPositions() {
  const [open, setOpen] = React.useState(false);
  const [origin, setOrigin] = React.useState<SnackbarOrigin>({
    vertical: 'bottom',
    horizontal: 'center',
  });

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, py: 9 }}>
      {origins.map((item) => (
        <Button
          key={`${item.vertical} ${item.horizontal}`}
          variant="outlined"
          onClick={() => {
            setOrigin(item);
            setOpen(true);
          }}
        >
          {item.vertical} {item.horizontal}
        </Button>
      ))}
      <Snackbar
        key={`${origin.vertical} ${origin.horizontal}`}
        open={open}
        anchorOrigin={origin}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
        message="Boarding starts at gate 12"
      />
    </Stack>
  );
}
