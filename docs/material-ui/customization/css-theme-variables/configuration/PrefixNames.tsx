import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const paths = ['palette-primary-main', 'shape-borderRadius', 'zIndex-modal'];

export default function PrefixNames() {
  const [prefix, setPrefix] = React.useState('shop');
  const start = prefix === '' ? '--' : `--${prefix}-`;

  return (
    <Stack sx={{ gap: 2, width: '100%', maxWidth: 360 }}>
      <TextField
        size="small"
        label="cssVarPrefix"
        value={prefix}
        onChange={(event) => setPrefix(event.target.value.replace(/[^a-z0-9-]/gi, ''))}
      />
      <Box component="ul" dir="ltr" aria-label="Names" sx={{ m: 0 }}>
        {paths.map((path) => (
          <Box component="li" key={path} sx={{ overflowWrap: 'anywhere' }}>
            <code>{start + path}</code>
          </Box>
        ))}
      </Box>
    </Stack>
  );
}
