import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function ContainerCard() {
  const [width, setWidth] = React.useState(100);

  return (
    <Box sx={{ width: '100%', maxWidth: 520 }}>
      <Slider
        aria-label="Container width in percent"
        min={50}
        value={width}
        onChange={(_event, next) => setWidth(next)}
      />
      <Box sx={{ containerType: 'inline-size' }} style={{ width: `${width}%` }}>
        <Paper
          variant="outlined"
          sx={{
            display: 'flex',
            flexDirection: { '@': 'column', '@360': 'row' },
            gap: 2,
            p: 2,
          }}
        >
          <Avatar
            variant="rounded"
            sx={{
              width: 56,
              height: 56,
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            }}
          >
            OB
          </Avatar>
          <Typography>
            Otter Books, repairs and sells second-hand books by the old ferry landing.
          </Typography>
        </Paper>
      </Box>
    </Box>
  );
}
