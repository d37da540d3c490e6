import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function StorageKeys() {
  const [mode, setMode] = React.useState('shop-mode');
  const [scheme, setScheme] = React.useState('shop-scheme');

  return (
    <Stack sx={{ gap: 2, width: '100%', maxWidth: 360 }}>
      <TextField
        size="small"
        label="modeStorageKey"
        value={mode}
        onChange={(event) => setMode(event.target.value)}
      />
      <TextField
        size="small"
        label="colorSchemeStorageKey"
        value={scheme}
        onChange={(event) => setScheme(event.target.value)}
      />
      <div role="status" dir="ltr">
        <code>{mode}</code>, <code>{scheme}-light</code>, <code>{scheme}-dark</code>
      </div>
    </Stack>
  );
}
