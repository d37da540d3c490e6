import * as React from 'react';
import Box from '@mui/material/Box';

export default function PaletteStates() {
  const [watched, setWatched] = React.useState(false);

  return (
    <Box
      component="button"
      type="button"
      aria-pressed={watched}
      onClick={() => setWatched(!watched)}
      sx={{
        font: 'inherit',
        px: 2,
        py: 1,
        cursor: 'pointer',
        border: 1,
        borderColor: { xs: 'divider', sm: 'primary.main' },
        borderRadius: 1,
        color: 'text.primary',
        bgcolor: 'background.paper',
        '&:hover': { bgcolor: 'action.hover' },
        '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main' },
        '&[aria-pressed="true"]': { bgcolor: 'primary.main', color: 'primary.contrastText' },
      }}
    >
      Watch this auction
    </Box>
  );
}
