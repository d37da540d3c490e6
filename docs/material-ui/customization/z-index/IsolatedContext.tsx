import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

export default function IsolatedContext() {
  const [isolated, setIsolated] = React.useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 340 }}>
      <FormControlLabel
        control={
          <Switch checked={isolated} onChange={(event) => setIsolated(event.target.checked)} />
        }
        label="isolation: isolate on the list"
      />
      <Box sx={{ position: 'relative', isolation: 'isolate', height: 120, mt: 1 }}>
        <Box
          sx={{
            position: 'absolute',
            insetBlockStart: 0,
            insetInline: '0 25%',
            zIndex: 1,
            p: 2,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          Bar, level 1
        </Box>
        <Box sx={{ isolation: isolated ? 'isolate' : 'auto', pt: 4, pl: '15%' }}>
          <Box
            sx={{
              position: 'relative',
              zIndex: 2,
              p: 2,
              border: 1,
              bgcolor: 'background.paper',
            }}
          >
            Row of the list, level 2
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
