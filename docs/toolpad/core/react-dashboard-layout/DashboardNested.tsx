import Breadcrumbs from '@mui/material/Breadcrumbs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import FactoryIcon from '@mui/icons-material/Factory';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import WarehouseIcon from '@mui/icons-material/Warehouse';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useActivePage } from '@toolpad/core/useActivePage';
import { theme } from './dashboardTheme';
import { useMemoryRouter } from './useMemoryRouter';

const navigation: Navigation = [
  {
    segment: 'warehouses',
    title: 'Warehouses',
    icon: <WarehouseIcon />,
    children: [
      { segment: 'bergen', title: 'Bergen' },
      {
        segment: 'gdansk',
        title: 'Gdańsk',
        children: [
          { segment: 'stock', title: 'Stock' },
          { segment: 'inspections', title: 'Inspections' },
        ],
      },
      { segment: 'porto', title: 'Porto' },
    ],
  },
  { segment: 'suppliers', title: 'Suppliers', icon: <FactoryIcon /> },
  { segment: 'deliveries', title: 'Deliveries', icon: <LocalShippingIcon /> },
];

function OpenPage() {
  const page = useActivePage();
  return (
    <Stack spacing={1} sx={{ p: 3 }}>
      <Breadcrumbs aria-label="Folders of the open page">
        {page?.breadcrumbs.map(({ title, path }) => (
          <Typography key={path} variant="body2">
            {title}
          </Typography>
        ))}
      </Breadcrumbs>
      <Typography>The address is {page?.path}.</Typography>
    </Stack>
  );
}

export default function DashboardNested() {
  const router = useMemoryRouter('/warehouses/gdansk/stock');

  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <DashboardLayout sidebarExpandedWidth={260}>
        <OpenPage />
      </DashboardLayout>
    </AppProvider>
  );
}
