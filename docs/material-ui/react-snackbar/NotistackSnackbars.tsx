import * as React from 'react';
import { SnackbarProvider, closeSnackbar, useSnackbar } from 'notistack';
import type { CloseReason, CustomContentProps } from 'notistack';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

/** Draws each message as an Alert, so that it follows the theme. */
const Notice = React.forwardRef<HTMLDivElement, CustomContentProps>(function Notice(
  { id, message, style, variant },
  ref,
) {
  return (
    <Alert
      ref={ref}
      severity={variant === 'default' ? 'info' : variant}
      variant="filled"
      onClose={() => closeSnackbar(id)}
      style={style}
      sx={{ width: '100%' }}
    >
      {message}
    </Alert>
  );
});

/** Returns the focus to the opener after users close the message, but not when it times out. */
const returnFocusTo = (opener: HTMLElement) => (_event: unknown, reason: CloseReason) => {
  if (reason === 'instructed') opener.focus();
};

function Uploads() {
  const { enqueueSnackbar } = useSnackbar();

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Button
        variant="outlined"
        onClick={({ currentTarget }) =>
          enqueueSnackbar('floor-plan.pdf is uploaded', {
            variant: 'success',
            onClose: returnFocusTo(currentTarget),
          })
        }
      >
        Upload a plan
      </Button>
      <Button
        variant="outlined"
        onClick={({ currentTarget }) =>
          enqueueSnackbar('site-video.mov is larger than 200 MB', {
            variant: 'error',
            persist: true,
            onClose: returnFocusTo(currentTarget),
          })
        }
      >
        Upload a video
      </Button>
    </Stack>
  );
}

export default function NotistackSnackbars() {
  return (
    <SnackbarProvider maxSnack={3} Components={{ success: Notice, error: Notice }}>
      <Uploads />
    </SnackbarProvider>
  );
}
