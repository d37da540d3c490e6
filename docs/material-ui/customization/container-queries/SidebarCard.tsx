import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function SidebarCard() {
  const [width, setWidth] = React.useState(60);

  return (
    <Box sx={{ width: '100%', maxWidth: 640 }}>
      <Box sx={{ px: 2 }}>
        <Slider
          aria-label="Panel width in percent"
          value={width}
          min={35}
          max={100}
          onChange={(_event, value) => setWidth(value)}
        />
      </Box>
      <Box
        sx={{ containerType: 'inline-size', border: 1, borderRadius: 1 }}
        style={{ width: `${width}%` }}
      >
        <Box
          sx={{
            display: 'flex',
            gap: 2,
            p: 2,
            flexDirection: { '@': 'column', '@300': 'row' },
            alignItems: { '@': 'flex-start', '@300': 'center' },
          }}
        >
          <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>LW</Avatar>
          <div>
            <Typography sx={{ typography: { '@': 'body2', '@300': 'h6' } }} component="div">
              Lena Winter
            </Typography>
            <div>Looks after the herb garden</div>
          </div>
        </Box>
      </Box>
    </Box>
  );
}
