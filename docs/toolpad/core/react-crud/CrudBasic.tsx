import Box from '@mui/material/Box';
import { createTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import { Crud } from '@toolpad/core/Crud';
import { createBoatSource } from './createBoatSource';
import { KeepInput } from './KeepInput';
import { useMemoryRouter } from './useMemoryRouter';

const theme = {
  light: createTheme(),
  dark: createTheme({ palette: { mode: 'dark', contrastThreshold: 4.5 } }),
};
const source = createBoatSource();

export default function CrudBasic() {
  const router = useMemoryRouter('/boats');

  return (
    <AppProvider router={router} theme={theme}>
      <Box sx={{ display: 'flex', p: 2 }}>
        <KeepInput>
          <Crud
            dataSource={source}
            rootPath="/boats"
            initialPageSize={25}
            defaultValues={{ forRent: true }}
          />
        </KeepInput>
      </Box>
    </AppProvider>
  );
}
