import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  cssVariables: {
    colorSchemeSelector: '.lamp-%s',
    cssVarPrefix: 'lamp',
    rootSelector: '.lamp-root',
  },
  colorSchemes: { light: true, dark: true },
});

// Nothing is stored, and the root element of this page stays as it is.
const isolated = { colorSchemeNode: null, storageManager: null };

export default function SchemeClass() {
  const [dark, setDark] = React.useState(false);

  return (
    <ThemeProvider theme={theme} defaultMode="light" {...isolated}>
      <Box className={dark ? 'lamp-root lamp-dark' : 'lamp-root lamp-light'}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          <Button aria-pressed={dark} onClick={() => setDark(!dark)}>
            Set the class lamp-dark
          </Button>
        </Paper>
      </Box>
    </ThemeProvider>
  );
}
