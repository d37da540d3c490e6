import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputBasics() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl>
        <FormLabel>Name on the ticket</FormLabel>
        <Input name="holder" autoComplete="name" defaultValue="Amara Obi" />
      </FormControl>
      <FormControl>
        <FormLabel>Booking number</FormLabel>
        <Input name="booking" />
        <FormHelperText>Six letters, at the top of the email.</FormHelperText>
      </FormControl>
      <FormControl disabled>
        <FormLabel>Discount code</FormLabel>
        <Input name="discount" defaultValue="None for this fare" />
      </FormControl>
    </Stack>
  );
}
