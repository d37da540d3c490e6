import * as React from 'react';
import Typography from '@mui/material/Typography';
import { ThemeProvider, type Theme } from '@mui/material/styles';

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

function withFigure(outer: Theme): Theme {
  const figure = { fontSize: '2rem', fontWeight: 700, lineHeight: 1.2 };
  return { ...outer, typography: { ...outer.typography, figure } };
}

export default function CustomVariant() {
  return (
    <ThemeProvider theme={withFigure}>
      <div>
        <Typography variant="figure" component="p">
          1 204
        </Typography>
        <Typography variant="body2">boats this year</Typography>
      </div>
    </ThemeProvider>
  );
}
