import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function SavingSwitch() {
  const [shared, setShared] = React.useState(false);
  const [saving, setSaving] = React.useState(false);

  React.useEffect(() => {
    if (!saving) {
      return undefined;
    }
    const timer = setTimeout(() => setSaving(false), 1500);
    return () => clearTimeout(timer);
  }, [saving]);

  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) => {
    if (!saving) {
      setShared(event.target.checked);
      setSaving(true);
    }
  };

  return (
    <Stack sx={{ alignItems: 'flex-start' }}>
      <FormControlLabel
        control={
          <Switch
            checked={shared}
            onChange={handleChange}
            slotProps={{ input: { role: 'switch', 'aria-disabled': saving } }}
          />
        }
        label="Share the shopping list"
      />
      <Typography role="status" variant="body2" color="textSecondary">
        {saving ? 'Saving.' : `The list is ${shared ? 'shared' : 'private'}.`}
      </Typography>
    </Stack>
  );
}
