import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

const variants = ['outlined', 'soft', 'plain', 'solid'] as const;

export default function TextareaVariants() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      {variants.map((variant) => (
        <FormControl key={variant}>
          <FormLabel>Feedback, {variant}</FormLabel>
          <Textarea variant={variant} defaultValue="The pump is loud at night." />
        </FormControl>
      ))}
    </Stack>
  );
}
