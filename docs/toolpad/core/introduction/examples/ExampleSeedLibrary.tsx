import * as React from 'react';
import { createTheme } from '@mui/material/styles';
import GrassIcon from '@mui/icons-material/Grass';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { Crud } from '@toolpad/core/Crud';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { createSeedStore, type Seed } from './seedStore';
import { useMemoryRouter } from './useMemoryRouter';

const theme = {
  light: createTheme(),
  dark: createTheme({ palette: { mode: 'dark', contrastThreshold: 4.5 } }),
};
const branding = {
  title: 'Seed library',
  logo: <GrassIcon color="primary" fontSize="large" />,
  homeUrl: '/seeds',
};
const navigation: Navigation = [
  { segment: 'seeds', title: 'Seeds', icon: <GrassIcon />, pattern: 'seeds{/:seedId}*' },
];
const listProps = { dataGrid: { label: 'Seeds', disableColumnFilter: true } };

export default function ExampleSeedLibrary() {
  const [dataSource] = React.useState(createSeedStore);
  const router = useMemoryRouter('/seeds');

  return (
    <AppProvider branding={branding} navigation={navigation} router={router} theme={theme}>
      <DashboardLayout defaultSidebarCollapsed>
        <PageContainer>
          <Crud<Seed>
            dataSource={dataSource}
            defaultValues={{ packets: 1 }}
            initialPageSize={25}
            rootPath="/seeds"
            slotProps={{ list: listProps }}
          />
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
