import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog, { type ModalDialogProps } from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';

const looks: Record<string, Partial<ModalDialogProps>> = {
  Small: { size: 'sm', minWidth: 240 },
  Wide: { size: 'lg', minWidth: 'sm' },
  Soft: { variant: 'soft' },
  'Full screen': { layout: 'fullscreen' },
};

export default function ModalLayouts() {
  const [shown, setShown] = React.useState<string>();
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      {Object.keys(looks).map((name) => (
        <Button key={name} variant="outlined" color="neutral" onClick={() => setShown(name)}>
          {name}
        </Button>
      ))}
      {shown !== undefined && (
        <Modal open onClose={() => setShown(undefined)}>
          <ModalDialog {...looks[shown]}>
            <ModalClose aria-label="Close" />
            <DialogTitle component="div">{shown} dialog</DialogTitle>
            <DialogContent>Gate B 24 closes at 17:40.</DialogContent>
          </ModalDialog>
        </Modal>
      )}
    </Stack>
  );
}
