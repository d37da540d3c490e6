import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar, { type SnackbarProps } from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';

const looks: Record<string, Partial<SnackbarProps>> = {
  Outlined: {},
  Soft: { variant: 'soft', color: 'success' },
  Solid: { variant: 'solid', color: 'danger' },
  'Plain, large': { variant: 'plain', size: 'lg' },
};

export default function SnackbarLooks() {
  const [shown, setShown] = React.useState('Outlined');
  const [open, setOpen] = React.useState(false);
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {Object.keys(looks).map((name) => (
        <Button
          key={name}
          variant="outlined"
          color="neutral"
          onClick={() => {
            setShown(name);
            setOpen(true);
          }}
        >
          {name}
        </Button>
      ))}
      <Snackbar
        key={shown}
        role="status"
        open={open}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
        autoHideDuration={6000}
        {...looks[shown]}
      >
        The list was saved.
      </Snackbar>
    </Stack>
  );
}
