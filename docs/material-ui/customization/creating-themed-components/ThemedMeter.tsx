import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { Meter } from './Meter';
import './meterTheme';

const theme = createTheme({
  components: {
    DocsMeter: {
      defaultProps: { emphasis: 'loud' },
      styleOverrides: {
        root: { borderRadius: 16 },
        value: { color: '#00695c', fontWeight: 700 },
      },
    },
  },
});

export default function ThemedMeter() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
          <Meter value={1240} unit="liters of rainwater" />
          <Meter value={38} unit="kilograms of plums" emphasis="quiet" sx={{ borderRadius: 0 }} />
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
