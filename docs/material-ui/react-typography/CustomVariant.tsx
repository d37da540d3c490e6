import * as React from 'react';
import Typography from '@mui/material/Typography';
import { ThemeProvider, useTheme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    figure: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    figure?: React.CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    figure: true;
  }
}

const figure = { fontSize: '2rem', fontWeight: 700, lineHeight: 1.2 };

export default function CustomVariant() {
  const outer = useTheme();
  const theme = React.useMemo(
    () => ({ ...outer, typography: { ...outer.typography, figure } }),
    [outer],
  );

  return (
    <ThemeProvider theme={theme}>
      <div>
        <Typography variant="figure" component="p">
          1,204
        </Typography>
        <Typography variant="body2">boats this year</Typography>
      </div>
    </ThemeProvider>
  );
}
