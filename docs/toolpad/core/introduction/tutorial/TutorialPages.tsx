import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { CurrentPage } from './pages';
import { useMemoryRouter } from './useMemoryRouter';
import { branding, navigation, theme } from './workshop';

export default function TutorialPages() {
  const router = useMemoryRouter('/repairs');

  return (
    <AppProvider branding={branding} navigation={navigation} router={router} theme={theme}>
      <DashboardLayout sidebarExpandedWidth={220}>
        <PageContainer maxWidth="md">
          <CurrentPage pathname={router.pathname} />
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
