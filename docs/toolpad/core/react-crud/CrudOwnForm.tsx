import * as React from 'react';
import Box from '@mui/material/Box';
import { createTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import { CrudForm, type CrudFormProps } from '@toolpad/core/Crud';
import { useNotifications } from '@toolpad/core/useNotifications';
import type { Boat } from './boats';
import { createBoatSource } from './createBoatSource';
import { KeepInput } from './KeepInput';

const theme = {
  light: createTheme(),
  dark: createTheme({ palette: { mode: 'dark', contrastThreshold: 4.5 } }),
};
const { fields, ...methods } = createBoatSource();
const source = { ...methods, fields: fields.filter(({ field }) => field !== 'launched') };

function RentForm() {
  const notifications = useNotifications();
  const [formState, setFormState] = React.useState<CrudFormProps<Boat>['formState']>({
    values: { name: 'Foam', kind: 'sail', length: 6, forRent: true },
    errors: {},
  });

  return (
    <CrudForm<Boat>
      dataSource={source}
      formState={formState}
      onFieldChange={(name, value) =>
        setFormState(({ values }) => ({ values: { ...values, [name]: value }, errors: {} }))
      }
      onSubmit={({ name }) => {
        if (name) {
          notifications.show(`${name} is in the list.`, { autoHideDuration: 3000 });
        } else {
          setFormState(({ values }) => ({ values, errors: { name: 'The boat needs a name.' } }));
        }
      }}
      slotProps={{ textField: { variant: 'filled', required: true } }}
      submitButtonLabel="Add to list"
    />
  );
}

export default function CrudOwnForm() {
  return (
    <AppProvider theme={theme}>
      <Box sx={{ p: 2 }}>
        <KeepInput>
          <RentForm />
        </KeepInput>
      </Box>
    </AppProvider>
  );
}
