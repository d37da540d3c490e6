import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Switch from '@mui/material/Switch';

export default function ClippedPortal() {
  const [inside, setInside] = React.useState(true);
  const [frame, setFrame] = React.useState<HTMLElement | null>(null);

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <FormControlLabel
        control={<Switch checked={inside} onChange={(event) => setInside(event.target.checked)} />}
        label="disablePortal"
      />
      <Box ref={setFrame} sx={{ position: 'relative', height: 170 }}>
        <Box
          sx={{
            position: 'relative',
            height: 90,
            overflow: 'hidden',
            p: 2,
            border: 1,
            borderRadius: 1,
          }}
        >
          Bed 3: carrots
          {frame && (
            <Portal container={frame} disablePortal={inside}>
              <Paper
                elevation={4}
                sx={{ position: 'absolute', insetBlockStart: 48, insetInlineStart: 24, p: 2 }}
              >
                Sown on April 2.
                <br />
                Thin out in May.
              </Paper>
            </Portal>
          )}
        </Box>
      </Box>
    </Box>
  );
}
