import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

export default function FormSizes() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 360 }}>
      <FormControl size="sm">
        <FormLabel>Message</FormLabel>
        <Textarea placeholder="Two lines are enough" minRows={2} />
        <FormHelperText>Label, field, and hint are small.</FormHelperText>
      </FormControl>
      <FormControl size="lg">
        <FormLabel>Reason</FormLabel>
        <Textarea minRows={2} />
        <FormHelperText>Label, field, and hint are large.</FormHelperText>
      </FormControl>
      <FormControl size="lg">
        <Checkbox label="Send me a copy" />
        <FormHelperText>The hint begins below the label.</FormHelperText>
      </FormControl>
    </Stack>
  );
}
