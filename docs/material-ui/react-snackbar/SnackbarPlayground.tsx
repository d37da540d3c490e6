import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import type { SnackbarProps } from '@mui/material/Snackbar';

export default function SnackbarPlayground(props: SnackbarProps) {
  const [open, setOpen] = React.useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Return book</Button>
      <Snackbar open={open} onClose={() => setOpen(false)} {...props} />
    </div>
  );
}
