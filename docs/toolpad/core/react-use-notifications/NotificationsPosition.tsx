import Button from '@mui/material/Button';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';

const slotProps = {
  snackbar: {
    anchorOrigin: { vertical: 'top', horizontal: 'center' },
    sx: { maxWidth: 320 },
  },
} as const;

function CopyButton() {
  const notifications = useNotifications();

  return (
    <Button
      variant="outlined"
      onClick={() =>
        notifications.show('The link is copied to the clipboard.', {
          key: 'copied',
          severity: 'info',
          autoHideDuration: 3000,
        })
      }
    >
      Copy link
    </Button>
  );
}

export default function NotificationsPosition() {
  return (
    <NotificationsProvider slotProps={slotProps}>
      <CopyButton />
    </NotificationsProvider>
  );
}
