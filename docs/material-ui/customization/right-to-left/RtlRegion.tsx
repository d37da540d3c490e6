import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import SendIcon from '@mui/icons-material/Send';

const cache = createCache({ key: 'regionrtl', stylisPlugins: [rtlPlugin] });
const theme = createTheme({ direction: 'rtl' });

export default function RtlRegion() {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <Paper dir="rtl" lang="he" variant="outlined" sx={{ p: 2, width: '100%', maxWidth: 340 }}>
          <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
            <TextField fullWidth label="שם התחנה" defaultValue="חיפה" />
            <Slider aria-label="מספר נוסעים" defaultValue={3} min={1} max={8} />
            <Button variant="contained" endIcon={<SendIcon sx={{ scale: '-1 1' }} />}>
              חיפוש רכבת
            </Button>
          </Stack>
        </Paper>
      </ThemeProvider>
    </CacheProvider>
  );
}
