import * as React from 'react';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';
import BedtimeIcon from '@mui/icons-material/Bedtime';
import LightModeIcon from '@mui/icons-material/LightMode';

export default function SwitchDecorators() {
  const [rain, setRain] = React.useState(false);
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Switch
        checked={rain}
        onChange={(event) => setRain(event.target.checked)}
        color={rain ? 'success' : 'neutral'}
        endDecorator={({ checked }) => (
          <Typography level="body-sm">{checked ? 'Rain sensor on' : 'Rain sensor off'}</Typography>
        )}
        slotProps={{ input: { 'aria-label': 'Rain sensor' } }}
      />
      <Switch
        defaultChecked
        startDecorator={<BedtimeIcon sx={{ fontSize: 20 }} />}
        endDecorator={<LightModeIcon sx={{ fontSize: 20 }} />}
        slotProps={{ input: { 'aria-label': 'Daylight lamp' } }}
      />
    </Stack>
  );
}
