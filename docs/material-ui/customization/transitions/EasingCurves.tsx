import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const curves = ['easeInOut', 'easeOut', 'easeIn', 'sharp'] as const;

export default function EasingCurves() {
  const [moved, setMoved] = React.useState(false);

  return (
    <Stack sx={{ gap: 1.5, width: '100%', maxWidth: 420, alignItems: 'flex-start' }}>
      <Button variant="outlined" aria-pressed={moved} onClick={() => setMoved(!moved)}>
        Move the bars
      </Button>
      {curves.map((curve) => (
        <Box key={curve} sx={{ width: '100%' }}>
          {curve}
          <Box sx={{ height: 12, border: 1, borderRadius: 1, overflow: 'hidden' }}>
            <Box
              sx={{
                height: '100%',
                width: moved ? '100%' : '10%',
                bgcolor: 'primary.main',
                transition: (theme) =>
                  theme.transitions.create('width', {
                    duration: 900,
                    easing: theme.transitions.easing[curve],
                  }),
                '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
              }}
            />
          </Box>
        </Box>
      ))}
    </Stack>
  );
}
