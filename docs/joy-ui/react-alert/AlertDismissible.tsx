import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import CloseIcon from '@mui/icons-material/Close';

export default function AlertDismissible() {
  const [count, setCount] = React.useState(0);
  const [open, setOpen] = React.useState(false);
  const buttonRef = React.useRef<HTMLButtonElement>(null);
  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button
        ref={buttonRef}
        onClick={() => {
          setCount(count + 1);
          setOpen(true);
        }}
      >
        Pay
      </Button>
      {open && (
        <Alert
          key={count}
          color="danger"
          sx={{ width: '100%' }}
          endDecorator={
            <IconButton
              variant="soft"
              color="danger"
              aria-label="Dismiss the error"
              onClick={() => {
                setOpen(false);
                buttonRef.current?.focus();
              }}
            >
              <CloseIcon sx={{ fontSize: 'var(--Icon-fontSize)' }} />
            </IconButton>
          }
        >
          Error: the bank did not respond.
        </Alert>
      )}
    </Stack>
  );
}
