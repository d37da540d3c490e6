import { Box } from '@mui/system';
import { CssVarsProvider, useColorScheme } from './dockTheme';

function ModeButtons() {
  const { mode, setMode } = useColorScheme();

  return (
    <Box role="group" aria-label="Colors" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {(['system', 'light', 'dark'] as const).map((value) => (
        <Box
          key={value}
          component="button"
          type="button"
          aria-pressed={mode === value}
          onClick={() => setMode(value)}
          sx={{
            p: 1,
            fontFamily: 'inherit',
            fontSize: 'inherit',
            color: 'ink',
            bgcolor: 'sheet',
            border: '1px solid',
            borderRadius: 1,
            '&[aria-pressed="true"]': { borderWidth: 3, fontWeight: 700 },
          }}
        >
          {value}
        </Box>
      ))}
    </Box>
  );
}

export default function DockModes() {
  return (
    <CssVarsProvider>
      <Box sx={{ p: 2, bgcolor: 'sheet', color: 'ink' }}>
        <Box sx={{ mb: 2 }}>Berth 7 is free from 16:00.</Box>
        <ModeButtons />
      </Box>
    </CssVarsProvider>
  );
}
