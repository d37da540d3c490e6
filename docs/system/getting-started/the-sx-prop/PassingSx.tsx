import * as React from 'react';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

interface CalloutProps {
  children: React.ReactNode;
  sx?: SxProps<Theme>;
}

function Callout({ children, sx }: CalloutProps) {
  return (
    <Box
      sx={[
        { p: 2, borderInlineStart: '4px solid currentColor', color: 'text.secondary' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  );
}

const emphasis = { color: 'text.primary', fontWeight: 'bold' } as const;

export default function PassingSx() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, width: '100%' }}>
      <Callout>Deliveries arrive between 8 and 10.</Callout>
      <Callout sx={emphasis}>The ramp is closed today.</Callout>
      <Callout sx={[emphasis, { fontStyle: 'italic' }]}>Use the side entrance.</Callout>
    </Box>
  );
}
