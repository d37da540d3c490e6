import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

// Only the shade of the solid fill: the other shades keep the default blue.
const half = { primary: { 500: '#00695c' } };

const halfTheme = extendTheme({
  cssVarPrefix: 'half',
  colorSchemeSelector: 'data-half',
  colorSchemes: { light: { palette: half }, dark: { palette: half } },
});

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function HalfRamp() {
  return (
    <CssVarsProvider theme={halfTheme} colorSchemeNode={null}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 440 }}>
        {(['light', 'dark'] as const).map((scheme) => (
          <Sheet key={scheme} variant="outlined" data-half={scheme} sx={{ p: 2 }}>
            <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
              {variants.map((variant) => (
                <Button key={variant} variant={variant}>
                  {variant}
                </Button>
              ))}
            </Stack>
          </Sheet>
        ))}
      </Stack>
    </CssVarsProvider>
  );
}
