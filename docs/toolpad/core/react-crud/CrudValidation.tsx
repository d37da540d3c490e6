import Box from '@mui/material/Box';
import { createTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import { Create } from '@toolpad/core/Crud';
import type { Boat } from './boats';
import { createBoatSource } from './createBoatSource';
import { KeepInput } from './KeepInput';

const theme = {
  light: createTheme(),
  dark: createTheme({ palette: { mode: 'dark', contrastThreshold: 4.5 } }),
};
const source = createBoatSource();
const labels = { createLabel: 'Add boat', createSuccessMessage: 'The boat is added.' };
const initialValues = { length: 90, forRent: false };

export default function CrudValidation() {
  return (
    <AppProvider localeText={labels} theme={theme}>
      <Box sx={{ display: 'flex', p: 2 }}>
        <KeepInput>
          <Create<Boat> dataSource={source} initialValues={initialValues} resetOnSubmit />
        </KeepInput>
      </Box>
    </AppProvider>
  );
}
