import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';

export default function BasicPortal() {
  const [show, setShow] = React.useState(false);
  const targetRef = React.useRef<HTMLDivElement>(null);

  return (
    <Stack sx={{ gap: 2, width: '100%', maxWidth: 400 }}>
      <Box sx={{ p: 2, border: 1, borderRadius: 1 }}>
        <Button variant="outlined" aria-pressed={show} onClick={() => setShow(!show)}>
          Send to the lower box
        </Button>
        {show && (
          <Portal container={() => targetRef.current}>
            This sentence is written in the upper box.
          </Portal>
        )}
      </Box>
      <Box ref={targetRef} sx={{ p: 2, minHeight: 58, border: '1px dashed', borderRadius: 1 }} />
    </Stack>
  );
}
