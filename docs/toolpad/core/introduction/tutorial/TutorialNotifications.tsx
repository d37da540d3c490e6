import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useNotifications } from '@toolpad/core/useNotifications';
import { useMemoryRouter } from './useMemoryRouter';
import { branding, navigation, theme } from './workshop';

function Repair() {
  const [isDone, setIsDone] = React.useState(false);
  const notifications = useNotifications();

  const finish = () => {
    setIsDone(true);
    notifications.show('The cargo bicycle is ready.', {
      key: 'repair-done',
      severity: 'success',
      actionText: 'Undo',
      onAction: () => {
        setIsDone(false);
        notifications.close('repair-done');
      },
    });
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography>Cargo bicycle: {isDone ? 'ready' : 'broken spoke'}</Typography>
      <Button variant="contained" onClick={finish}>
        Mark as ready
      </Button>
    </Stack>
  );
}

export default function TutorialNotifications() {
  const router = useMemoryRouter('/repairs');

  return (
    <AppProvider branding={branding} navigation={navigation} router={router} theme={theme}>
      <DashboardLayout sidebarExpandedWidth={220}>
        <PageContainer maxWidth="md">
          <Repair />
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
