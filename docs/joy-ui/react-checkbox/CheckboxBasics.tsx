import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import Stack from '@mui/joy/Stack';

export default function CheckboxBasics() {
  return (
    <Stack spacing={2}>
      <Checkbox label="Remind me one day before" defaultChecked />
      <FormControl>
        <Checkbox label="Send me the slides" />
        <FormHelperText>By email, a week after the talk.</FormHelperText>
      </FormControl>
      <Checkbox disabled label="Reserve a seat (sold out)" />
    </Stack>
  );
}
