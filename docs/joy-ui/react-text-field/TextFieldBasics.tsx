import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function TextFieldBasics() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Library card</FormLabel>
      <Input name="card" autoComplete="off" />
      <FormHelperText>Nine digits, on the back of the card.</FormHelperText>
    </FormControl>
  );
}
