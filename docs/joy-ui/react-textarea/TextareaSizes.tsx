import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

const sizes = [
  { size: 'sm', label: 'Comment, small' },
  { size: 'md', label: 'Comment, medium' },
  { size: 'lg', label: 'Comment, large' },
] as const;

export default function TextareaSizes() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      {sizes.map(({ size, label }) => (
        <FormControl key={size} size={size}>
          <FormLabel>{label}</FormLabel>
          <Textarea defaultValue="Bring the ladder." />
        </FormControl>
      ))}
    </Stack>
  );
}
