import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';

function PrintButtons() {
  const notifications = useNotifications();

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button
        variant="outlined"
        onClick={() =>
          notifications.show('Printed 12 labels.', {
            severity: 'success',
            autoHideDuration: 4000,
          })
        }
      >
        Print labels
      </Button>
      <Button
        variant="outlined"
        onClick={() => notifications.show('The printer is out of paper.', { severity: 'error' })}
      >
        Print invoice
      </Button>
    </Stack>
  );
}

export default function NotificationsSeverity() {
  return (
    <NotificationsProvider>
      <PrintButtons />
    </NotificationsProvider>
  );
}
