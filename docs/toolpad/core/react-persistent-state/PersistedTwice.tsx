import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { CODE_BOOLEAN } from '@toolpad/core';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';

function useSound() {
  return useLocalStorageState('docs-persisted-sound', true, { codec: CODE_BOOLEAN });
}

function SoundSwitch() {
  const [sound, setSound] = useSound();
  return (
    <FormControlLabel
      label="Sound for new orders"
      control={<Switch checked={sound ?? true} onChange={(_event, on) => setSound(on)} />}
    />
  );
}

function SoundState() {
  const [sound] = useSound();
  return (
    <Alert severity="info">
      {(sound ?? true) ? 'New orders ring.' : 'New orders arrive in silence.'}
    </Alert>
  );
}

export default function PersistedTwice() {
  return (
    <Stack spacing={2}>
      <SoundSwitch />
      <SoundState />
    </Stack>
  );
}
