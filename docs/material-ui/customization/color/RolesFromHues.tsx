import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { deepPurple, lime } from '@mui/material/colors';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  palette: {
    primary: { main: deepPurple[600], light: deepPurple[300], dark: deepPurple[900] },
    secondary: { main: lime[900], light: lime[700], dark: '#5d5008' },
  },
});

export default function RolesFromHues() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 2, width: '100%', maxWidth: 380 }}>
        <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
          <Button variant="contained">Reserve the hall</Button>
          <Chip color="secondary" variant="outlined" label="Free on Sunday" />
          <LinearProgress
            variant="determinate"
            value={60}
            aria-label="Seats taken"
            sx={{ width: '100%' }}
          />
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
