import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';

function Message() {
  const notifications = useNotifications();
  const [archived, setArchived] = React.useState(false);

  const handleArchive = () => {
    setArchived(true);
    const key = notifications.show('The message is archived.', {
      key: 'archive',
      autoHideDuration: 8000,
      actionText: 'Undo',
      onAction: () => {
        setArchived(false);
        notifications.close(key);
      },
    });
  };

  return (
    <Stack spacing={1} useFlexGap sx={{ alignItems: 'flex-start' }}>
      <Typography>{archived ? 'The inbox is empty.' : 'One message from Jonas.'}</Typography>
      <Button variant="outlined" disabled={archived} onClick={handleArchive}>
        Archive message
      </Button>
    </Stack>
  );
}

export default function NotificationsAction() {
  return (
    <NotificationsProvider>
      <Message />
    </NotificationsProvider>
  );
}
