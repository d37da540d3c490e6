import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { Crud } from '@toolpad/core/Crud';
import { createBoatSource } from './createBoatSource';
import { KeepInput } from './KeepInput';
import { useMemoryRouter } from './useMemoryRouter';

const theme = {
  light: createTheme(),
  dark: createTheme({ palette: { mode: 'dark', contrastThreshold: 4.5 } }),
};
const source = createBoatSource();
const navigation: Navigation = [{ segment: 'boats', title: 'Boats', pattern: 'boats{/:boatId}*' }];
const paths = ['/boats', '/boats/new', '/boats/3', '/boats/3/edit', '/boats/99'];

export default function CrudPage() {
  const router = useMemoryRouter('/boats/3');

  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <Stack spacing={2} useFlexGap sx={{ p: 2 }}>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {paths.map((path) => (
            <Button
              key={path}
              size="small"
              variant={path === router.pathname ? 'contained' : 'outlined'}
              aria-current={path === router.pathname ? 'page' : undefined}
              onClick={() => router.navigate(path)}
              sx={{ textTransform: 'none' }}
            >
              {path}
            </Button>
          ))}
        </Stack>
        <Typography role="status">Address: {router.pathname}</Typography>
        <Box sx={{ display: 'flex' }}>
          <KeepInput>
            <Crud dataSource={source} rootPath="/boats" initialPageSize={25} />
          </KeepInput>
        </Box>
      </Stack>
    </AppProvider>
  );
}
