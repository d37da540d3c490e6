import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';
import ArchiveIcon from '@mui/icons-material/Archive';

export default function SnackbarActions() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Archive the thread</Button>
      <Snackbar
        role="status"
        variant="solid"
        color="success"
        invertedColors
        open={open}
        onClose={(_event, reason) => reason !== 'clickaway' && close()}
        startDecorator={<ArchiveIcon sx={{ fontSize: 'var(--Icon-fontSize)' }} />}
        endDecorator={
          <Stack direction="row" spacing={1}>
            <Button size="sm" onClick={close}>
              Undo
            </Button>
            <Button size="sm" variant="plain" onClick={close}>
              Close
            </Button>
          </Stack>
        }
      >
        Archived
      </Snackbar>
    </div>
  );
}
