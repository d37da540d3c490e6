import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import AnchorIcon from '@mui/icons-material/Anchor';

// No fill below a plain button and no border around an outlined one.
const calm = {
  plainHoverBg: undefined,
  plainActiveBg: undefined,
  outlinedBorder: undefined,
  outlinedHoverBorder: undefined,
  outlinedHoverBg: 'var(--calm-palette-primary-softHoverBg)',
  outlinedBg: 'var(--calm-palette-primary-softBg)',
  plainHoverColor: 'var(--calm-palette-primary-500)',
};

const calmTheme = extendTheme({
  cssVarPrefix: 'calm',
  colorSchemeSelector: 'data-calm',
  colorSchemes: { light: { palette: { primary: calm } }, dark: { palette: { primary: calm } } },
});

export default function RemovedTokens() {
  return (
    <CssVarsProvider theme={calmTheme} colorSchemeNode={null}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', width: '100%' }}>
        {(['light', 'dark'] as const).map((scheme) => (
          <Sheet
            key={scheme}
            variant="outlined"
            data-calm={scheme}
            sx={{ flex: '1 1 240px', p: 2, borderRadius: 'sm' }}
          >
            <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
              <Button>Moor here</Button>
              <Button variant="outlined">Ask the pilot</Button>
              <Button variant="plain">Skip</Button>
              <IconButton color="primary" aria-label={`Anchor, ${scheme}`}>
                <AnchorIcon sx={{ fontSize: 20 }} />
              </IconButton>
            </Stack>
          </Sheet>
        ))}
      </Stack>
    </CssVarsProvider>
  );
}
