import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Popper, { type PopperPlacementType } from '@mui/material/Popper';
import TextField from '@mui/material/TextField';

const placements: PopperPlacementType[] = [
  'top-start',
  'top',
  'top-end',
  'right',
  'bottom-start',
  'bottom',
  'bottom-end',
  'left',
];

// Defined once: a new array would make a new instance of Popper.js.
const modifiers = [{ name: 'flip', enabled: false }];

export default function PlacementPopper() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const [placement, setPlacement] = React.useState<PopperPlacementType>('bottom-start');

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <TextField
        select
        fullWidth
        label="Placement"
        value={placement}
        onChange={(event) => setPlacement(event.target.value as PopperPlacementType)}
      >
        {placements.map((value) => (
          <MenuItem key={value} value={value}>
            {value}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ display: 'grid', placeItems: 'center', height: 180 }}>
        <Box ref={setAnchorEl} sx={{ px: 3, py: 1.5, border: 1, borderRadius: 1 }}>
          Greenhouse
        </Box>
      </Box>
      <Popper
        open={anchorEl !== null}
        role="note"
        anchorEl={anchorEl}
        placement={placement}
        disablePortal
        modifiers={modifiers}
      >
        <Paper variant="outlined" sx={{ px: 1, m: 0.5 }}>
          21 °C
        </Paper>
      </Popper>
    </Box>
  );
}
