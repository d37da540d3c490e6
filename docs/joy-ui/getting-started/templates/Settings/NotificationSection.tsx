import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';
import { SettingsCard } from './SettingsCard';

const messages = [
  { name: 'rehearsal', label: 'Moved rehearsals', hint: 'By text message, at any hour.', on: true },
  { name: 'scores', label: 'New scores', hint: 'An email on Fridays.', on: true },
  { name: 'lifts', label: 'Rides to concerts', hint: 'When a seat near you is free.', on: false },
];

export function NotificationSection() {
  return (
    <SettingsCard title="Messages" text="Canceled concerts are always announced.">
      {messages.map(({ name, label, hint, on }) => (
        <FormControl
          key={name}
          orientation="horizontal"
          sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2 }}
        >
          <Box>
            <FormLabel>{label}</FormLabel>
            <FormHelperText sx={{ mt: 0, color: 'text.secondary' }}>{hint}</FormHelperText>
          </Box>
          <Switch defaultChecked={on} slotProps={{ input: { name } }} />
        </FormControl>
      ))}
    </SettingsCard>
  );
}
