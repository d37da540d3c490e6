import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  cssVariables: {
    cssVarPrefix: 'porch',
    rootSelector: '.porch',
    colorSchemeSelector: '.porch-%s',
  },
  colorSchemes: { light: true, dark: true },
});

// Nothing is stored, and the root element of this page stays as it is.
const isolated = { colorSchemeNode: null, storageManager: null };

export default function FixedRegion() {
  return (
    <ThemeProvider theme={theme} {...isolated}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        <div className="porch porch-light">
          <Paper variant="outlined" sx={{ p: 2 }}>
            <Button>Always light</Button>
          </Paper>
        </div>
        <div className="porch porch-dark">
          <Paper variant="outlined" sx={{ p: 2 }}>
            <Button>Always dark</Button>
          </Paper>
        </div>
      </Stack>
    </ThemeProvider>
  );
}
