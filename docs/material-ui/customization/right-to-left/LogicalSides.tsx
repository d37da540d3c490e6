import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function LogicalSides() {
  const [dir, setDir] = React.useState<'ltr' | 'rtl'>('ltr');

  return (
    <Stack sx={{ gap: 2, width: '100%', maxWidth: 340, alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setDir(dir === 'ltr' ? 'rtl' : 'ltr')}>
        Direction: {dir}
      </Button>
      <Box
        dir={dir}
        sx={{
          width: '100%',
          paddingInlineStart: 3,
          borderInlineStart: '6px solid',
          textAlign: 'start',
        }}
      >
        The bar marks the start of each line.
      </Box>
    </Stack>
  );
}
