import Stack from '@mui/material/Stack';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';

export default function PersistedDraft() {
  const [draft, setDraft] = useLocalStorageState('docs-persisted-draft', '');

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', width: '100%', maxWidth: 420 }}>
      <TextField
        fullWidth
        multiline
        minRows={2}
        label="Message to the harbor office"
        helperText="Reload the page: the text is still here."
        value={draft ?? ''}
        onChange={(event) => setDraft(event.target.value)}
      />
      <Button variant="outlined" onClick={() => setDraft(null)}>
        Delete the draft
      </Button>
    </Stack>
  );
}
