import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

const theme = extendTheme({ cssVarPrefix: 'pair', colorSchemeSelector: '.pair-%s' });

// Nothing is stored, and the root element of this page stays as it is.
const isolated = { colorSchemeNode: null, storageManager: null };

export default function SchemePair() {
  return (
    <CssVarsProvider theme={theme} {...isolated}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        {['light', 'dark'].map((scheme) => (
          <div key={scheme} className={`pair-${scheme}`}>
            <Sheet variant="outlined" sx={{ borderRadius: 'md', p: 2 }}>
              <Typography gutterBottom>Always {scheme}</Typography>
              <Button>Check in</Button>
            </Sheet>
          </div>
        ))}
      </Stack>
    </CssVarsProvider>
  );
}
