import {
  Box,
  createTheme,
  unstable_createCssVarsProvider as createCssVarsProvider,
  unstable_createCssVarsTheme as createCssVarsTheme,
} from '@mui/system';

const theme = createCssVarsTheme({
  ...createTheme(),
  cssVarPrefix: 'pier',
  colorSchemeSelector: 'data-pier',
  defaultColorScheme: 'day',
  colorSchemes: {
    day: { palette: { mode: 'light', sheet: '#ffffff', ink: '#12303f' } },
    night: { palette: { mode: 'dark', sheet: '#0d1b24', ink: '#e6f1f7' } },
    storm: { palette: { mode: 'dark', sheet: '#2b0b12', ink: '#ffe9ec' } },
  },
  shouldSkipGeneratingVar: ([group, key]) => group !== 'palette' || key === 'mode',
});

const { CssVarsProvider, useColorScheme } = createCssVarsProvider<'day' | 'night' | 'storm'>({
  theme,
  defaultColorScheme: { light: 'day', dark: 'night' },
  modeStorageKey: 'pier-mode',
  colorSchemeStorageKey: 'pier-scheme',
});

function StormSwitch() {
  const { colorScheme, setColorScheme } = useColorScheme();
  const storm = colorScheme === 'storm';

  return (
    <Box
      component="button"
      type="button"
      onClick={() => setColorScheme(storm ? null : 'storm')}
      sx={{
        p: 1,
        fontFamily: 'inherit',
        fontSize: 'inherit',
        color: 'ink',
        bgcolor: 'sheet',
        border: '1px solid',
      }}
    >
      {storm ? 'End the storm warning' : 'Start a storm warning'}
    </Box>
  );
}

export default function PierSchemes() {
  return (
    <CssVarsProvider>
      <Box sx={{ p: 2, bgcolor: 'sheet', color: 'ink' }}>
        <Box sx={{ mb: 2 }}>The harbormaster chooses the scheme.</Box>
        <StormSwitch />
      </Box>
    </CssVarsProvider>
  );
}
