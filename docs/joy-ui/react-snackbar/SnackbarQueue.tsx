import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';

export default function SnackbarQueue() {
  const [queue, setQueue] = React.useState<number[]>([]);
  const [open, setOpen] = React.useState(false);
  const [count, setCount] = React.useState(0);

  const add = () => {
    setQueue([...queue, count + 1]);
    setCount(count + 1);
    setOpen(true);
  };
  const showNext = () => {
    const rest = queue.slice(1);
    setQueue(rest);
    setOpen(rest.length > 0);
  };

  return (
    <div>
      <Button onClick={add}>Finish an upload</Button>
      <Snackbar
        key={queue[0]}
        role="status"
        open={open}
        autoHideDuration={4000}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
        onUnmount={showNext}
        endDecorator={
          <Button size="sm" variant="outlined" color="neutral" onClick={() => setOpen(false)}>
            Next
          </Button>
        }
      >
        Photo {queue[0]} is uploaded
      </Snackbar>
    </div>
  );
}
