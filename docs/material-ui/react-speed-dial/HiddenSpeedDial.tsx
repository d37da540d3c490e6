import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Switch from '@mui/material/Switch';
import BrushIcon from '@mui/icons-material/Brush';
import CropIcon from '@mui/icons-material/Crop';

export default function HiddenSpeedDial() {
  const [reading, setReading] = React.useState(false);

  return (
    <Box sx={{ position: 'relative', width: '100%', height: 240 }}>
      <FormControlLabel
        label="Reading mode"
        control={
          <Switch checked={reading} onChange={(event) => setReading(event.target.checked)} />
        }
      />
      <SpeedDial
        ariaLabel="Edit the picture"
        hidden={reading}
        icon={<SpeedDialIcon />}
        sx={{ position: 'absolute', insetBlockEnd: 8, insetInlineEnd: 8 }}
      >
        <SpeedDialAction icon={<CropIcon />} slotProps={{ tooltip: { title: 'Crop' } }} />
        <SpeedDialAction icon={<BrushIcon />} slotProps={{ tooltip: { title: 'Retouch' } }} />
      </SpeedDial>
    </Box>
  );
}
