import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import { ThemeSwitcher } from '@toolpad/core/DashboardLayout';

const theme = {
  light: createTheme({ palette: { background: { default: '#f1f5f4' } } }),
  dark: createTheme({ palette: { mode: 'dark', background: { default: '#0e1514' } } }),
};

export default function ProviderTheme() {
  return (
    <AppProvider theme={theme}>
      <Paper variant="outlined" sx={{ m: 2, p: 2 }}>
        <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center' }}>
          <ThemeSwitcher />
          <Typography>Your choice survives a reload.</Typography>
        </Stack>
      </Paper>
    </AppProvider>
  );
}
