import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import ModalOverflow from '@mui/joy/ModalOverflow';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const rules = Array.from({ length: 24 }, (_, index) => `House rule ${index + 1}`);

export default function ModalScrolling() {
  const [shown, setShown] = React.useState<'content' | 'window'>();
  const close = () => setShown(undefined);
  const text = rules.map((rule) => (
    <Typography key={rule} textColor="inherit">
      {rule}
    </Typography>
  ));
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Button onClick={() => setShown('content')}>Scroll the content</Button>
      <Button variant="outlined" onClick={() => setShown('window')}>
        Scroll the window
      </Button>
      <Modal open={shown === 'content'} onClose={close}>
        <ModalDialog>
          <ModalClose aria-label="Close" />
          <DialogTitle component="div">House rules</DialogTitle>
          <DialogContent tabIndex={0} role="region" aria-label="House rules">
            {text}
          </DialogContent>
        </ModalDialog>
      </Modal>
      <Modal open={shown === 'window'} onClose={close}>
        <ModalOverflow>
          <ModalDialog>
            <ModalClose aria-label="Close" />
            <DialogTitle component="div">House rules</DialogTitle>
            <DialogContent>{text}</DialogContent>
          </ModalDialog>
        </ModalOverflow>
      </Modal>
    </Stack>
  );
}
