import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import OpenWithIcon from '@mui/icons-material/OpenWith';
import { useDraggable } from './useDraggable';

export default function DraggableDialog() {
  const [open, setOpen] = React.useState(false);
  const titleId = React.useId();
  const { paperRef, offset, handleProps, moverProps, reset } = useDraggable();
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Find a seat
      </Button>
      <Dialog
        open={open}
        onClose={close}
        aria-labelledby={titleId}
        slotProps={{
          backdrop: { sx: { bgcolor: 'transparent' } },
          paper: { ref: paperRef, style: { translate: `${offset.x}px ${offset.y}px` } },
          transition: { onExited: reset },
        }}
      >
        <DialogTitle
          component="div"
          {...handleProps}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            cursor: 'move',
            touchAction: 'none',
          }}
        >
          <span id={titleId}>Seats in coach 7</span>
          <IconButton
            {...moverProps}
            edge="end"
            aria-label="Move window"
            sx={{ marginInlineStart: 'auto' }}
          >
            <OpenWithIcon />
          </IconButton>
        </DialogTitle>
        <DialogContent>
          <DialogContentText>
            Drag the title to see the plan behind the window, or press the button in the corner and
            use the arrow keys.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button onClick={close}>Reserve 42 A</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
