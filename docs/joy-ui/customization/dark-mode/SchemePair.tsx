import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({ cssVarPrefix: 'pair', colorSchemeSelector: 'data-pair' });
const schemes = ['light', 'dark'] as const;

export default function SchemePair() {
  return (
    <CssVarsProvider theme={theme} colorSchemeNode={null}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', width: '100%' }}>
        {schemes.map((scheme) => (
          <Sheet
            key={scheme}
            variant="outlined"
            data-pair={scheme}
            sx={{ flex: '1 1 220px', p: 2 }}
          >
            <Typography level="title-md">{scheme} scheme</Typography>
            <Typography level="body-sm" sx={{ mb: 1.5 }}>
              High water at 04:12
            </Typography>
            <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
              <Button>Log</Button>
              <Button variant="soft">Chart</Button>
              <Button variant="outlined">Tides</Button>
            </Stack>
          </Sheet>
        ))}
      </Stack>
    </CssVarsProvider>
  );
}
