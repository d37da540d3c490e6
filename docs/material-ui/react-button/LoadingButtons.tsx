import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import SaveIcon from '@mui/icons-material/Save';

export default function LoadingButtons() {
  const [saving, setSaving] = React.useState(false);
  const [message, setMessage] = React.useState('');
  const pressedButton = React.useRef<HTMLButtonElement>(null);

  React.useEffect(() => {
    if (!saving) {
      // `loading` disabled the button, so it lost the focus. Users who moved on keep theirs.
      if (document.activeElement === document.body) {
        pressedButton.current?.focus({ preventScroll: true });
      }
      return undefined;
    }
    const timer = setTimeout(() => {
      setSaving(false);
      setMessage('Changes saved.');
    }, 2000);
    return () => clearTimeout(timer);
  }, [saving]);

  const handleSave = (event: React.MouseEvent<HTMLButtonElement>) => {
    pressedButton.current = event.currentTarget;
    setMessage('Saving your changes.');
    setSaving(true);
  };

  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained" loading={saving} onClick={handleSave}>
          Save changes
        </Button>
        <Button
          variant="outlined"
          startIcon={<SaveIcon />}
          loading={saving}
          loadingPosition="start"
          onClick={handleSave}
        >
          Save a copy
        </Button>
      </Stack>
      <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
        {message}
      </Typography>
    </Stack>
  );
}
