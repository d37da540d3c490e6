import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

export default function SwitchBasics() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl orientation="horizontal">
        <FormLabel>Frost alarm</FormLabel>
        <Switch defaultChecked />
      </FormControl>
      <FormControl orientation="horizontal" sx={{ alignItems: 'center' }}>
        <div>
          <FormLabel>Night ventilation</FormLabel>
          <FormHelperText>From ten in the evening</FormHelperText>
        </div>
        <Switch sx={{ marginInlineStart: 'auto' }} />
      </FormControl>
      <FormControl orientation="horizontal" disabled>
        <FormLabel>Shading (no motor)</FormLabel>
        <Switch />
      </FormControl>
    </Stack>
  );
}
