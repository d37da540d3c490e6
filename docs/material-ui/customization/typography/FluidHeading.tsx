import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { createTheme, responsiveFontSizes, ThemeProvider } from '@mui/material/styles';

const theme = responsiveFontSizes(createTheme(), { factor: 3 });

export default function FluidHeading() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Typography variant="h3" component="div" sx={{ overflowWrap: 'anywhere' }}>
          Smaller on a phone
        </Typography>
      </Paper>
    </ThemeProvider>
  );
}
