import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function TextFieldStates() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl required>
        <FormLabel>Street</FormLabel>
        <Input name="street" autoComplete="off" />
        <FormHelperText>Required for a delivery.</FormHelperText>
      </FormControl>
      <FormControl>
        <FormLabel>Country</FormLabel>
        <Input readOnly defaultValue="Portugal" />
        <FormHelperText>Comes from your account.</FormHelperText>
      </FormControl>
      <FormControl disabled>
        <FormLabel>Parcel box</FormLabel>
        <Input defaultValue="None nearby" />
      </FormControl>
    </Stack>
  );
}
