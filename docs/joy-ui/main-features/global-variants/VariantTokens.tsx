import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  colorSchemes: {
    light: {
      palette: {
        primary: {
          softBorder: 'var(--joy-palette-primary-400)',
          softHoverBorder: 'var(--joy-palette-primary-500)',
        },
      },
    },
  },
});

export default function VariantTokens() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Button variant="soft">Soft with a border</Button>
        <Chip variant="soft" color="primary">
          The Chip follows
        </Chip>
      </Stack>
    </ThemeProvider>
  );
}
