import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Typography from '@mui/material/Typography';

export default function EventPortal() {
  const [count, setCount] = React.useState(0);
  const [target, setTarget] = React.useState<HTMLElement | null>(null);

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <Box
        role="presentation"
        onClick={() => setCount((previous) => previous + 1)}
        sx={{ p: 2, border: 1, borderRadius: 1 }}
      >
        <Typography role="status">Clicks heard by this box: {count}</Typography>
        {target && (
          <Portal container={target}>
            <Button variant="outlined">Click me, outside the box</Button>
          </Portal>
        )}
      </Box>
      <Box ref={setTarget} sx={{ mt: 2, minHeight: 37 }} />
    </Box>
  );
}
