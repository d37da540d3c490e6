import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import CheckIcon from '@mui/icons-material/Check';

export default function SwitchInside() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
      <FormControl orientation="horizontal">
        <FormLabel>Pump</FormLabel>
        <Switch
          defaultChecked
          sx={{ '--Switch-trackWidth': '56px', '--Switch-trackHeight': '26px' }}
          slotProps={{
            track: ({ checked }) => ({
              'aria-hidden': true,
              sx: { justifyContent: checked ? 'flex-start' : 'flex-end', paddingInline: '8px' },
              children: <span>{checked ? 'On' : 'Off'}</span>,
            }),
          }}
        />
      </FormControl>
      <FormControl orientation="horizontal">
        <FormLabel>Heating</FormLabel>
        <Switch
          size="lg"
          defaultChecked
          slotProps={{
            thumb: ({ checked }) => ({
              children: checked ? <CheckIcon sx={{ fontSize: 'var(--Icon-fontSize)' }} /> : null,
            }),
          }}
        />
      </FormControl>
    </Stack>
  );
}
