import * as React from 'react';
import Box from '@mui/material/Box';

/**
 * React resets a form after its action, and Create and Edit mistake that for a reset by the user.
 * Without this wrapper, React 19.3 clears a form whose values fail the validation.
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
