import FormControl from '@mui/joy/FormControl';
import type { FormControlProps } from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function TextFieldPlayground(props: FormControlProps) {
  return (
    <FormControl {...props}>
      <FormLabel>Seat</FormLabel>
      <Input defaultValue="14 C" />
      <FormHelperText>Row and letter</FormHelperText>
    </FormControl>
  );
}
