import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useActivePage } from '@toolpad/core/useActivePage';
import { pageTheme } from './pageTheme';
import { useMemoryRouter } from './useMemoryRouter';

const navigation: Navigation = [{ segment: 'boats', title: 'Boats', pattern: 'boats{/:boatId}*' }];

function BoatPage({ id }: { id: string }) {
  const activePage = useActivePage();
  const title = `Boat ${id}`;
  const breadcrumbs = [...(activePage?.breadcrumbs ?? []), { title }];

  return (
    <PageContainer title={title} breadcrumbs={breadcrumbs}>
      <Typography>Wooden sloop, 9 meters, berth 14.</Typography>
    </PageContainer>
  );
}

export default function PageContainerRecord() {
  const router = useMemoryRouter('/boats/7');
  const [, id] = /^\/boats\/(.+)$/.exec(router.pathname) ?? [];

  return (
    <AppProvider navigation={navigation} router={router} theme={pageTheme}>
      {id === undefined ? (
        <PageContainer>
          <Button variant="outlined" onClick={() => router.navigate('/boats/7')}>
            Open boat 7
          </Button>
        </PageContainer>
      ) : (
        <BoatPage id={id} />
      )}
    </AppProvider>
  );
}
