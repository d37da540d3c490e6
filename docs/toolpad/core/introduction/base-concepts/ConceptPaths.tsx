import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { useActivePage } from '@toolpad/core/useActivePage';
import { useMemoryRouter } from './useMemoryRouter';

const theme = { light: createTheme(), dark: createTheme({ palette: { mode: 'dark' } }) };

const navigation: Navigation = [
  { segment: '', title: 'Start' },
  {
    segment: 'archive',
    title: 'Archive',
    children: [{ segment: 'maps', title: 'Maps', pattern: 'maps{/:mapId}*' }],
  },
];
const addresses = ['/', '/archive/maps', '/archive/maps/1912', '/nowhere'];

function ActivePage() {
  const page = useActivePage();
  const crumbs = page?.breadcrumbs.map((crumb) => crumb.title).join(' / ');

  return (
    <Typography role="status">
      {page ? `${page.title} at ${page.path}, breadcrumbs: ${crumbs}` : 'No active page'}
    </Typography>
  );
}

export default function ConceptPaths() {
  const router = useMemoryRouter('/archive/maps/1912');

  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <Stack spacing={2} sx={{ p: 2 }}>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {addresses.map((address) => (
            <Button
              key={address}
              aria-pressed={router.pathname === address}
              variant={router.pathname === address ? 'contained' : 'outlined'}
              onClick={() => router.navigate(address)}
              sx={{ textTransform: 'none' }}
            >
              {address}
            </Button>
          ))}
        </Stack>
        <ActivePage />
      </Stack>
    </AppProvider>
  );
}
