import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const solid = {
  solidBg: 'var(--signal-palette-primary-800)',
  solidHoverBg: 'var(--signal-palette-primary-700)',
  solidActiveBg: 'var(--signal-palette-primary-900)',
};

const signalTheme = extendTheme({
  cssVarPrefix: 'signal',
  colorSchemeSelector: 'data-signal',
  colorSchemes: {
    light: { palette: { primary: solid } },
    dark: { palette: { primary: { ...solid, solidBg: 'var(--signal-palette-primary-600)' } } },
  },
});

export default function SolidTokens() {
  return (
    <CssVarsProvider theme={signalTheme} colorSchemeNode={null}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', width: '100%' }}>
        {(['light', 'dark'] as const).map((scheme) => (
          <Sheet
            key={scheme}
            variant="outlined"
            data-signal={scheme}
            sx={{ flex: '1 1 220px', p: 2 }}
          >
            <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
              <Button>Cast off</Button>
              <Button variant="soft">Wait</Button>
              <Chip color="primary" variant="solid">
                Pier 4
              </Chip>
            </Stack>
          </Sheet>
        ))}
      </Stack>
    </CssVarsProvider>
  );
}
