import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';
import type { TextareaProps } from '@mui/joy/Textarea';

export default function TextareaPlayground(props: TextareaProps) {
  return (
    <FormControl>
      <FormLabel>Note</FormLabel>
      <Textarea defaultValue="Ring twice." {...props} />
    </FormControl>
  );
}
