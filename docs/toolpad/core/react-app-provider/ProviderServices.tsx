import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import { useDialogs } from '@toolpad/core/useDialogs';
import { useNotifications } from '@toolpad/core/useNotifications';

const theme = { light: createTheme(), dark: createTheme({ palette: { mode: 'dark' } }) };

function CancelTrip() {
  const dialogs = useDialogs();
  const notifications = useNotifications();

  const handleClick = async () => {
    const confirmed = await dialogs.confirm('Eight guests will get a message.', {
      title: 'Cancel the trip?',
      okText: 'Cancel the trip',
      cancelText: 'Keep it',
      severity: 'error',
    });
    if (confirmed) {
      notifications.show('The trip is canceled.', { autoHideDuration: 4000 });
    }
  };

  return (
    <Button variant="outlined" onClick={handleClick}>
      Cancel trip
    </Button>
  );
}

export default function ProviderServices() {
  return (
    <AppProvider theme={theme}>
      <Box sx={{ p: 2 }}>
        <CancelTrip />
      </Box>
    </AppProvider>
  );
}
