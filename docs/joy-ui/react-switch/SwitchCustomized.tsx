import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Switch, { switchClasses } from '@mui/joy/Switch';

export default function SwitchCustomized() {
  return (
    <FormControl orientation="horizontal">
      <FormLabel>Accept bookings online</FormLabel>
      <Switch
        defaultChecked
        sx={{
          '--Switch-trackWidth': '48px',
          '--Switch-trackHeight': '12px',
          '--Switch-thumbSize': '24px',
          '--Switch-thumbShadow': '0 0 0 2px var(--Switch-trackBackground)',
          [`& .${switchClasses.thumb}`]: {
            transition: 'left 0.2s',
            backgroundColor: 'background.surface',
          },
        }}
      />
    </FormControl>
  );
}
