import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const rules = Array.from({ length: 24 }, (_, index) => `Rule ${index + 1}`);

export default function ScrollDialog() {
  const [open, setOpen] = React.useState(false);
  const [scroll, setScroll] = React.useState<DialogProps['scroll']>('paper');
  const show = (value: DialogProps['scroll']) => () => {
    setScroll(value);
    setOpen(true);
  };

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
      <Button onClick={show('paper')}>Scroll the content</Button>
      <Button onClick={show('body')}>Scroll the dialog</Button>
      <Dialog open={open} onClose={() => setOpen(false)} scroll={scroll}>
        <DialogTitle component="div">House rules</DialogTitle>
        <DialogContent dividers tabIndex={0} role="group" aria-label="House rules">
          {rules.map((rule) => (
            <Typography key={rule} sx={{ mb: 2 }}>
              {rule}: leave the workshop as you would like to find it.
            </Typography>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Agree</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
