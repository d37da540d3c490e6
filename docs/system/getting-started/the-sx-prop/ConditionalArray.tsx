import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

export default function ConditionalArray() {
  const [pinned, setPinned] = React.useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <FormControlLabel
        control={<Switch checked={pinned} onChange={(_, checked) => setPinned(checked)} />}
        label="Pin the note"
      />
      <Box
        sx={[
          { p: 2, border: 1, borderColor: 'divider', color: 'text.primary' },
          pinned && { borderWidth: 2, borderColor: 'primary.main', fontWeight: 'bold' },
        ]}
      >
        {pinned ? 'Pinned: ' : ''}water the plants on Friday
      </Box>
    </Box>
  );
}
