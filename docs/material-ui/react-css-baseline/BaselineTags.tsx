import CssBaseline from '@mui/material/CssBaseline';
import { type Theme, ThemeProvider } from '@mui/material/styles';

const withTags = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiCssBaseline: {
      styleOverrides: {
        blockquote: {
          margin: '16px 24px',
          paddingInlineStart: 16,
          borderInlineStart: '4px solid currentColor',
        },
        a: { color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      },
    },
  },
});

export default function BaselineTags() {
  return (
    <ThemeProvider theme={withTags}>
      <CssBaseline />
      <blockquote>
        Sow beans after the last frost. <a href="#beans">More about beans</a>
      </blockquote>
    </ThemeProvider>
  );
}
