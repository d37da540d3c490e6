import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import TextField from '@mui/material/TextField';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import PrintIcon from '@mui/icons-material/Print';

const directions = ['up', 'down', 'left', 'right'] as const;
type Direction = (typeof directions)[number];

export default function DirectionSpeedDials() {
  const [direction, setDirection] = React.useState<Direction>('right');

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="direction"
        value={direction}
        onChange={(event) =>
          setDirection(directions.find((name) => name === event.target.value) ?? 'right')
        }
        sx={{ minWidth: 140 }}
      >
        {directions.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ display: 'grid', placeItems: 'center', height: 340 }}>
        <Box sx={{ position: 'relative', width: 56, height: 56 }}>
          <SpeedDial
            ariaLabel="Document actions"
            icon={<SpeedDialIcon />}
            direction={direction}
            sx={{
              position: 'absolute',
              ...(direction === 'up' && { insetBlockEnd: 0 }),
              ...(direction === 'left' && { insetInlineEnd: 0 }),
            }}
          >
            <SpeedDialAction
              icon={<ContentCopyIcon />}
              slotProps={{ tooltip: { title: 'Copy' } }}
            />
            <SpeedDialAction icon={<PrintIcon />} slotProps={{ tooltip: { title: 'Print' } }} />
          </SpeedDial>
        </Box>
      </Box>
    </Box>
  );
}
