import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';

const sizes = ['xs', 'sm', 'md'] as const;

export default function MaxWidthDialog() {
  const [open, setOpen] = React.useState(false);
  const [size, setSize] = React.useState<(typeof sizes)[number]>('sm');

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
      {sizes.map((value) => (
        <Button
          key={value}
          variant="outlined"
          onClick={() => {
            setSize(value);
            setOpen(true);
          }}
        >
          Open {value}
        </Button>
      ))}
      <Dialog open={open} onClose={() => setOpen(false)} maxWidth={size} fullWidth>
        <DialogTitle component="div">Size {size}</DialogTitle>
        <DialogContent>
          <DialogContentText>
            With fullWidth the dialog is as wide as its limit allows.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
