import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

export default function PositionsLayers() {
  const [raised, setRaised] = React.useState(false);
  const card = { position: 'absolute', width: '70%', p: 2, border: 1 } as const;

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <FormControlLabel
        control={<Switch checked={raised} onChange={(_, checked) => setRaised(checked)} />}
        label="Raise the parcel"
      />
      <Box sx={{ position: 'relative', isolation: 'isolate', height: 140, mt: 1 }}>
        <Box
          sx={{
            ...card,
            insetInlineStart: 0,
            top: 0,
            zIndex: raised ? 'tooltip' : 'fab',
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          Parcel
        </Box>
        <Box
          sx={{
            ...card,
            insetInlineEnd: 0,
            top: 44,
            zIndex: 'appBar',
            bgcolor: 'background.paper',
            color: 'text.primary',
          }}
        >
          Letter
        </Box>
      </Box>
    </Box>
  );
}
