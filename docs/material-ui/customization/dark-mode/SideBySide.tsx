import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const schemes = [
  { label: 'Light', theme: createTheme({ palette: { mode: 'light' } }) },
  { label: 'Dark', theme: createTheme({ palette: { mode: 'dark' } }) },
];

export default function SideBySide() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, width: '100%' }}>
      {schemes.map(({ label, theme }) => (
        <ThemeProvider key={label} theme={theme}>
          <Paper variant="outlined" sx={{ flex: '1 1 220px', p: 2 }}>
            <Typography variant="subtitle1" component="div">
              {label} scheme
            </Typography>
            <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
              The last sync finished without conflicts.
            </Typography>
            <Alert severity="info" sx={{ mb: 2 }}>
              Two devices are online.
            </Alert>
            <Button variant="contained">Sync now</Button>
          </Paper>
        </ThemeProvider>
      ))}
    </Box>
  );
}
