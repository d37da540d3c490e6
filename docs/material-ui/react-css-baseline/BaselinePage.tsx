import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  palette: { background: { default: '#fdf6e3' } },
});

export default function BaselinePage() {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <p style={{ padding: 16 }}>
        The page has the cream background of the theme, its font, and <b>bold text</b> in weight
        700.
      </p>
    </ThemeProvider>
  );
}
