import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import FormControlLabel from '@mui/material/FormControlLabel';
import Portal from '@mui/material/Portal';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function PortalClickAway() {
  const [domOnly, setDomOnly] = React.useState(false);
  const [count, setCount] = React.useState(0);
  const [target, setTarget] = React.useState<HTMLElement | null>(null);

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <FormControlLabel
        control={
          <Switch checked={domOnly} onChange={(event) => setDomOnly(event.target.checked)} />
        }
        label="disableReactTree"
      />
      <ClickAwayListener
        disableReactTree={domOnly}
        onClickAway={() => setCount((previous) => previous + 1)}
      >
        <Box sx={{ p: 2, my: 1, border: 1, borderRadius: 1 }}>
          <Typography role="status">Clicks away from this box: {count}</Typography>
          {target && (
            <Portal container={target}>
              <Button variant="outlined">Part of the box, by a portal</Button>
            </Portal>
          )}
        </Box>
      </ClickAwayListener>
      <Box ref={setTarget} sx={{ minHeight: 37 }} />
    </Box>
  );
}
