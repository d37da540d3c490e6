import { useId, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import { useExampleDensity } from './exampleDensity';

export default function PublishDialog() {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [isPublished, setIsPublished] = useState(false);
  const size = useExampleDensity() ? 'small' : 'medium';
  const close = (): void => {
    setIsOpen(false);
  };
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert severity={isPublished ? 'success' : 'info'}>
        {isPublished ? 'Your review is published.' : 'Your review is a draft.'}
      </Alert>
      <Rating name={`${id}-stars`} defaultValue={4} size={size} />
      <Button
        variant="contained"
        size={size}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Publish review
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby={id}>
        <DialogTitle id={id}>Publish this review?</DialogTitle>
        <DialogContent>
          <DialogContentText>Everyone who looks at the hotel can read it.</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button size={size} onClick={close}>
            Keep the draft
          </Button>
          <Button
            size={size}
            onClick={() => {
              setIsPublished(true);
              close();
            }}
          >
            Publish
          </Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
