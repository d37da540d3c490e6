import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';

const steps = ['Order received.', 'Payment confirmed.', 'Parcel handed over.'];

function OrderButtons() {
  const notifications = useNotifications();

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" onClick={() => steps.forEach((step) => notifications.show(step))}>
        Show three messages
      </Button>
      <Button
        variant="outlined"
        onClick={() => notifications.show('You are offline.', { key: 'offline' })}
      >
        Show one, with a key
      </Button>
    </Stack>
  );
}

export default function NotificationsQueue() {
  return (
    <NotificationsProvider>
      <OrderButtons />
    </NotificationsProvider>
  );
}
