import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    plum: Palette['primary'];
  }
  interface PaletteOptions {
    plum?: PaletteOptions['primary'];
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    plum: true;
  }
}

const base = createTheme();

const theme = createTheme(base, {
  palette: {
    plum: base.palette.augmentColor({ color: { main: '#6a1b6a' }, name: 'plum' }),
  },
});

export default function CustomColor() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
          <Button color="plum" variant="contained">
            Taste the jam
          </Button>
          <Button color="plum" variant="outlined">
            Compare harvests
          </Button>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
