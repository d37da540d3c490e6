import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function DarkErrorHint() {
  return (
    <FormControl error sx={{ maxWidth: 320 }}>
      <FormLabel>Booking number</FormLabel>
      <Input defaultValue="4711" />
      <FormHelperText sx={{ color: 'danger.plainColor' }}>
        The number has six digits.
      </FormHelperText>
    </FormControl>
  );
}
