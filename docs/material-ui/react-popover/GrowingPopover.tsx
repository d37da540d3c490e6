import * as React from 'react';
import Button from '@mui/material/Button';
import Popover, { type PopoverActions } from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

function Stops({ onResize }: { onResize: () => void }) {
  const [all, setAll] = React.useState(false);
  const stops = ['Ulm', 'Augsburg', 'Munich', 'Rosenheim', 'Kufstein'];

  React.useEffect(() => onResize(), [all, onResize]);

  return (
    <Stack sx={{ p: 2, gap: 1, alignItems: 'flex-start' }}>
      {stops.slice(0, all ? stops.length : 2).map((stop) => (
        <Typography key={stop}>{stop}</Typography>
      ))}
      <Button onClick={() => setAll(!all)}>{all ? 'Fewer stops' : 'All stops'}</Button>
    </Stack>
  );
}

export default function GrowingPopover() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const actions = React.useRef<PopoverActions>(null);
  const handleResize = React.useCallback(() => actions.current?.updatePosition(), []);

  return (
    <React.Fragment>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={anchorEl !== null}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Route of train 216
      </Button>
      <Popover
        action={actions}
        open={anchorEl !== null}
        anchorEl={anchorEl}
        onClose={() => setAnchorEl(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Route' } }}
      >
        <Stops onResize={handleResize} />
      </Popover>
    </React.Fragment>
  );
}
