import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

declare module '@mui/joy/styles' {
  interface TypographySystemOverrides {
    poster: true;
  }
}

const theme = extendTheme({
  typography: {
    poster: {
      fontFamily: 'var(--joy-fontFamily-display)',
      fontWeight: 'var(--joy-fontWeight-xl)',
      fontSize: 'clamp(2rem, 1rem + 5vw, 3.5rem)',
      lineHeight: 1.1,
      color: 'var(--joy-palette-text-primary)',
    },
  },
});

export default function PosterLevel() {
  return (
    <ThemeProvider theme={theme}>
      <Sheet variant="outlined" sx={{ borderRadius: 'md', p: 2 }}>
        <Typography level="poster" component="div">
          Plum fair
        </Typography>
        <Typography>On the quay, from nine o’clock.</Typography>
      </Sheet>
    </ThemeProvider>
  );
}
