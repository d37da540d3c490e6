import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import { CrudProvider, Edit, List, Show, type DataModelId } from '@toolpad/core/Crud';
import { createBoatSource } from './createBoatSource';
import { KeepInput } from './KeepInput';

const theme = {
  light: createTheme(),
  dark: createTheme({ palette: { mode: 'dark', contrastThreshold: 4.5 } }),
};
const source = createBoatSource();

interface View {
  name: 'list' | 'show' | 'edit';
  id: DataModelId;
}

export default function CrudParts() {
  const [{ name, id }, setView] = React.useState<View>({ name: 'list', id: 0 });
  const showList = () => setView({ name: 'list', id: 0 });
  const edit = (boatId: DataModelId) => setView({ name: 'edit', id: boatId });

  return (
    <AppProvider theme={theme}>
      <CrudProvider dataSource={source}>
        <Stack spacing={2} useFlexGap sx={{ p: 2 }}>
          <Button
            aria-disabled={name === 'list'} // a button with `disabled` would lose the focus
            onClick={showList}
            sx={{
              alignSelf: 'flex-start',
              '&[aria-disabled="true"]': { color: 'text.disabled', cursor: 'default' },
            }}
          >
            Back to all boats
          </Button>
          <Box sx={{ display: 'flex' }}>
            {name === 'list' && (
              <List
                initialPageSize={25}
                onRowClick={(boatId) => setView({ name: 'show', id: boatId })}
                onEditClick={edit}
              />
            )}
            {name === 'show' && <Show id={id} onEditClick={edit} onDelete={showList} />}
            {name === 'edit' && (
              <KeepInput>
                <Edit id={id} onSubmitSuccess={() => setView({ name: 'show', id })} />
              </KeepInput>
            )}
          </Box>
        </Stack>
      </CrudProvider>
    </AppProvider>
  );
}
