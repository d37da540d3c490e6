import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { PageContainer } from '@toolpad/core/PageContainer';
import { pageTheme } from './pageTheme';
import { useMemoryRouter } from './useMemoryRouter';

const navigation: Navigation = [
  {
    segment: 'reports',
    title: 'Reports',
    children: [{ segment: 'sales', title: 'Sales' }],
  },
];

export default function PageContainerBasic() {
  const router = useMemoryRouter('/reports/sales');

  return (
    <AppProvider navigation={navigation} router={router} theme={pageTheme}>
      <PageContainer>
        <Typography sx={{ mb: 2 }}>
          The breadcrumbs and the title follow the address {router.pathname}.
        </Typography>
        <Button
          variant="outlined"
          onClick={() => router.navigate('/reports/sales')}
          sx={{ alignSelf: 'flex-start' }}
        >
          Open sales
        </Button>
      </PageContainer>
    </AppProvider>
  );
}
