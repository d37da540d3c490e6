import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';

export default function SnackbarCustomized() {
  const [open, setOpen] = React.useState(false);
  return (
    <div>
      <Button variant="soft" onClick={() => setOpen(true)}>
        Publish
      </Button>
      <Snackbar
        role="status"
        variant="soft"
        open={open}
        autoHideDuration={6000}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
        sx={(theme) => ({
          '--Snackbar-inset': '1.5rem',
          boxSizing: 'border-box',
          borderRadius: theme.vars.radius.xl,
          minWidth: 0,
          maxWidth: 'min(360px, calc(100vw - 2 * var(--Snackbar-inset)))',
          '@media (prefers-reduced-motion: reduce)': { animationDuration: '1ms' },
        })}
      >
        The article is online and appears in the feed within five minutes.
      </Snackbar>
    </div>
  );
}
