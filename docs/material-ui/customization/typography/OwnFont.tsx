import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const serif = 'Georgia, "Times New Roman", serif';

const theme = createTheme({
  typography: {
    fontFamily: serif,
    fontWeightBold: 600,
    h5: { fontWeight: 600, letterSpacing: '-0.01em' },
    button: { textTransform: 'none', fontSize: '1rem' },
  },
});

export default function OwnFont() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
          <Typography variant="h5" component="div">
            The orchard in April
          </Typography>
          <Typography>Twelve trees are in blossom, three of them for the first time.</Typography>
          <Button>Read on</Button>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
