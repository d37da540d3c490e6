import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { ThemeSwitcher } from '@toolpad/core/DashboardLayout';
import { branding, theme } from './workshop';

export default function TutorialProvider() {
  return (
    <AppProvider branding={branding} theme={theme}>
      <Stack spacing={2} sx={{ p: 3, alignItems: 'flex-start' }}>
        <Typography>The workshop opens at nine.</Typography>
        <Button variant="contained">Add a repair</Button>
        <ThemeSwitcher />
      </Stack>
    </AppProvider>
  );
}
