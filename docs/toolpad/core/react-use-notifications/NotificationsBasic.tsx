import Button from '@mui/material/Button';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';

function SaveButton() {
  const notifications = useNotifications();

  return (
    <Button
      variant="outlined"
      onClick={() => notifications.show('The draft is saved.', { autoHideDuration: 4000 })}
    >
      Save draft
    </Button>
  );
}

export default function NotificationsBasic() {
  return (
    <NotificationsProvider>
      <SaveButton />
    </NotificationsProvider>
  );
}
