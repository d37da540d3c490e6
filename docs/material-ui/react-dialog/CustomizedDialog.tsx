import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog, { dialogClasses } from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import CloseIcon from '@mui/icons-material/Close';

const RoundedDialog = styled(Dialog)(({ theme }) => ({
  [`& .${dialogClasses.paper}`]: {
    borderRadius: 24,
    padding: theme.spacing(1),
  },
}));

export default function CustomizedDialog() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        What is new
      </Button>
      <RoundedDialog
        open={open}
        onClose={close}
        slotProps={{ backdrop: { sx: { backdropFilter: 'blur(4px)' } } }}
      >
        <DialogTitle component="div" sx={{ paddingInlineEnd: 7 }}>
          Version 4.2
        </DialogTitle>
        <IconButton
          aria-label="Close"
          onClick={close}
          sx={{ position: 'absolute', insetInlineEnd: 16, top: 16 }}
        >
          <CloseIcon />
        </IconButton>
        <DialogContent>
          <DialogContentText>Boards now open in half the time.</DialogContentText>
        </DialogContent>
      </RoundedDialog>
    </React.Fragment>
  );
}
