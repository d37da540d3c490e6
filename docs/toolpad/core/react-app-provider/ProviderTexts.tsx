import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createTheme } from '@mui/material/styles';
import { AppProvider, useLocaleText } from '@toolpad/core/AppProvider';
import { useDialogs } from '@toolpad/core/useDialogs';

const theme = { light: createTheme(), dark: createTheme({ palette: { mode: 'dark' } }) };
const labels = { confirm: 'Bitte bestätigen', ok: 'Ja', cancel: 'Nein', delete: 'Löschen' };

function DeleteButton() {
  const localeText = useLocaleText();
  const dialogs = useDialogs();

  return (
    <Button
      variant="outlined"
      onClick={() => dialogs.confirm('Der Eintrag wird gelöscht.', { severity: 'error' })}
    >
      {localeText.delete}
    </Button>
  );
}

export default function ProviderTexts() {
  return (
    <AppProvider localeText={labels} theme={theme}>
      <Box lang="de" sx={{ p: 2 }}>
        <DeleteButton />
      </Box>
    </AppProvider>
  );
}
