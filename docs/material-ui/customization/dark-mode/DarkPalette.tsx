import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const midnight = createTheme({
  palette: {
    mode: 'dark',
    primary: { main: '#80cbc4' },
    background: { default: '#0b1620', paper: '#132331' },
    divider: 'rgba(128, 203, 196, 0.3)',
  },
});

export default function DarkPalette() {
  return (
    <ThemeProvider theme={midnight}>
      <Paper variant="outlined" sx={{ p: 3 }}>
        <Typography>Night shift, ward 4</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          Three beds are free until 06:00.
        </Typography>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button variant="contained">Hand over</Button>
          <Button variant="outlined">Open list</Button>
          <Chip label="On duty" color="primary" variant="outlined" />
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
