import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        blockquote: {
          margin: '16px 24px',
          paddingInlineStart: 16,
          borderInlineStart: '4px solid #00695c',
        },
        a: { color: '#00695c', textUnderlineOffset: '0.2em' },
      },
    },
  },
});

export default function BaselineTags() {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <blockquote>
        Sow beans after the last frost. <a href="#beans">More about beans</a>
      </blockquote>
    </ThemeProvider>
  );
}
