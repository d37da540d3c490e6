import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { useActivePage } from '@toolpad/core/useActivePage';
import { useMemoryRouter } from './useMemoryRouter';
import { branding, navigation, theme } from './workshop';

function PageName() {
  const page = useActivePage();
  return <Typography role="status">Active page: {page?.title ?? 'none'}</Typography>;
}

export default function TutorialNavigation() {
  const router = useMemoryRouter('/');

  return (
    <AppProvider branding={branding} navigation={navigation} router={router} theme={theme}>
      <Stack spacing={2} sx={{ p: 3, alignItems: 'flex-start' }}>
        <PageName />
        <Button variant="outlined" onClick={() => router.navigate('/')}>
          Go to today
        </Button>
        <Button variant="outlined" onClick={() => router.navigate('/repairs')}>
          Go to repairs
        </Button>
      </Stack>
    </AppProvider>
  );
}
