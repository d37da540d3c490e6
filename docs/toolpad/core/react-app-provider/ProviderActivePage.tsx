import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { useActivePage } from '@toolpad/core/useActivePage';
import { useMemoryRouter } from './useMemoryRouter';

const theme = { light: createTheme(), dark: createTheme({ palette: { mode: 'dark' } }) };
const navigation: Navigation = [
  { title: 'Home' },
  { segment: 'boats', title: 'Boats', pattern: 'boats{/:boatId}*' },
];

function WhereAmI() {
  const page = useActivePage();
  if (!page) {
    return <Typography>No item of the navigation has this address.</Typography>;
  }
  const crumbs = page.breadcrumbs.map((crumb) => crumb.title).join(' / ');
  return (
    <Typography>
      {page.title} at {page.path}, below {crumbs}
    </Typography>
  );
}

export default function ProviderActivePage() {
  const router = useMemoryRouter('/boats/7');

  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <Stack spacing={2} useFlexGap sx={{ p: 2 }}>
        <Typography color="textSecondary">Address: {router.pathname}</Typography>
        <WhereAmI />
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {['/', '/boats', '/boats/7', '/crew'].map((path) => (
            <Button key={path} variant="outlined" onClick={() => router.navigate(path)}>
              {path}
            </Button>
          ))}
        </Stack>
      </Stack>
    </AppProvider>
  );
}
