import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

const serif = 'Georgia, "Times New Roman", serif';

const theme = extendTheme({
  typography: {
    h3: { fontFamily: serif, fontWeight: 400, letterSpacing: 'normal' },
    'body-md': { fontFamily: serif, lineHeight: 1.7 },
  },
});

export default function SerifLevels() {
  return (
    <ThemeProvider theme={theme}>
      <Card sx={{ maxWidth: 360 }}>
        <Typography level="h3" component="div">
          The lamp at Hoek
        </Typography>
        <Typography>
          For ninety years somebody climbed its stairs each evening and lit the oil by hand.
        </Typography>
        <Typography level="body-sm">Six-minute read</Typography>
      </Card>
    </ThemeProvider>
  );
}
