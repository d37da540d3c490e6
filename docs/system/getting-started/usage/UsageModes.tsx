import * as React from 'react';
import { Box, createTheme, ThemeProvider } from '@mui/system';

const createFerryTheme = (mode: 'light' | 'dark') => ({
  ...createTheme({
    palette: {
      mode,
      sheet: mode === 'light' ? '#f3f8fb' : '#0d1b24',
      ink: mode === 'light' ? '#12303f' : '#e6f1f7',
    },
  }),
  vars: undefined, // this site has a theme with CSS variables above the demo
});

const themes = { light: createFerryTheme('light'), dark: createFerryTheme('dark') };

export default function UsageModes() {
  const [mode, setMode] = React.useState<'light' | 'dark'>('light');
  const other = mode === 'light' ? 'dark' : 'light';

  return (
    <ThemeProvider theme={themes[mode]}>
      <Box
        sx={[
          { p: 2, width: '100%', bgcolor: 'sheet', color: 'ink', boxSizing: 'border-box' },
          (theme) => theme.applyStyles('dark', { border: '1px solid currentColor' }),
        ]}
      >
        <Box sx={{ mb: 2 }}>The night ferry leaves at 23:15.</Box>
        <Box
          component="button"
          type="button"
          onClick={() => setMode(other)}
          sx={{
            p: 1,
            fontFamily: 'inherit',
            fontSize: 'inherit',
            color: 'inherit',
            bgcolor: 'sheet',
            border: '1px solid',
          }}
        >
          Use {other} colors
        </Box>
      </Box>
    </ThemeProvider>
  );
}
