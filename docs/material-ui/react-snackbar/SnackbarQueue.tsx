import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

interface Notice {
  id: number;
  text: string;
}

export default function SnackbarQueue() {
  const [queue, setQueue] = React.useState<readonly Notice[]>([]);
  const [open, setOpen] = React.useState(false);
  const nextId = React.useRef(0);
  const current = queue[0];

  const announce = (text: string) => {
    nextId.current += 1;
    setQueue([...queue, { id: nextId.current, text }]);
    // A message that is showing makes room for the new one.
    setOpen(queue.length === 0);
  };
  const showNext = () => {
    setQueue(queue.slice(1));
    setOpen(queue.length > 1);
  };

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Button variant="outlined" onClick={() => announce('Tomatoes watered')}>
        Water tomatoes
      </Button>
      <Button variant="outlined" onClick={() => announce('Basil watered')}>
        Water basil
      </Button>
      <Snackbar
        key={current?.id}
        open={open}
        autoHideDuration={4000}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
        message={current?.text}
        slotProps={{ transition: { onExited: showNext } }}
      />
    </Stack>
  );
}
