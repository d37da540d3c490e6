import type * as React from 'react';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    poster: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    poster?: React.CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    poster: true;
  }
}

const theme = createTheme({
  typography: {
    poster: { fontSize: '2.5rem', fontWeight: 800, lineHeight: 1.1, textTransform: 'uppercase' },
  },
  components: {
    MuiTypography: { defaultProps: { variantMapping: { poster: 'p' } } },
  },
});

export default function PosterVariant() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Typography variant="poster">Plum fair</Typography>
      </Paper>
    </ThemeProvider>
  );
}
