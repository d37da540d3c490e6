import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

declare module '@mui/joy/styles' {
  interface ShadowOverrides {
    floating: true;
  }
}

const color = 'rgba(var(--joy-shadowChannel) / calc(2 * var(--joy-shadowOpacity)))';

const theme = extendTheme({
  shadow: { floating: `var(--joy-shadowRing), 0 20px 32px -12px ${color}` },
});

export default function FloatingShadow() {
  return (
    <ThemeProvider theme={theme}>
      <Card variant="plain" sx={{ boxShadow: 'floating', maxWidth: 300, mb: 3 }}>
        <Typography level="title-md">Ferry to Texel</Typography>
        <Typography level="body-sm">Leaves every hour from pier 2.</Typography>
      </Card>
    </ThemeProvider>
  );
}
