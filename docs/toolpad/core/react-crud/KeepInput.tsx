import * as React from 'react';
import Box from '@mui/material/Box';

/**
 * React resets a form after its action, and Create and Edit take that for a reader's reset.
 * Without this wrapper React 19.3 empties a form whose values are refused.
 */
export function KeepInput({ children }: { children: React.ReactNode }) {
  return (
    <Box
      onResetCapture={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
      sx={{ display: 'flex', flex: 1, minWidth: 0 }}
    >
      {children}
    </Box>
  );
}
