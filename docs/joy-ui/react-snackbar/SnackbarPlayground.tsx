import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar, { type SnackbarProps } from '@mui/joy/Snackbar';

export default function SnackbarPlayground(props: Partial<SnackbarProps>) {
  const [open, setOpen] = React.useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Return the book</Button>
      <Snackbar role="status" open={open} onClose={() => setOpen(false)} {...props} />
    </div>
  );
}
