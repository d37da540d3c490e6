import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const nightTheme = extendTheme({
  cssVarPrefix: 'night',
  colorSchemeSelector: 'data-night',
  colorSchemes: {
    dark: {
      palette: {
        background: { body: '#0b1620', surface: '#132331', popup: '#1b3042' },
        primary: { solidBg: '#63bfae', solidHoverBg: '#a3d8cd', solidColor: '#001f1b' },
      },
    },
  },
});

export default function NightWatch() {
  return (
    <CssVarsProvider theme={nightTheme} colorSchemeNode={null}>
      <Sheet data-night="dark" sx={{ p: 2, bgcolor: 'background.body' }}>
        <Card variant="outlined">
          <Typography level="title-md">Night watch, 00:00 to 04:00</Typography>
          <Typography level="body-sm">Two vessels are expected.</Typography>
          <Button>Take over</Button>
        </Card>
      </Sheet>
    </CssVarsProvider>
  );
}
