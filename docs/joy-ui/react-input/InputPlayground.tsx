import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import type { InputProps } from '@mui/joy/Input';

export default function InputPlayground(props: InputProps) {
  return (
    <FormControl sx={{ width: 260 }}>
      <FormLabel>Surname</FormLabel>
      <Input defaultValue="Haddad" {...props} />
    </FormControl>
  );
}
