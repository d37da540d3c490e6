import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function TextareaBasics() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 360 }}>
      <FormLabel>Note for the driver</FormLabel>
      <Textarea name="note" minRows={2} />
      <FormHelperText>The driver reads it on arrival.</FormHelperText>
    </FormControl>
  );
}
