import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

const sizes = ['sm', 'md', 'lg'] as const;
const labels = { sm: 'Small', md: 'Medium', lg: 'Large' };

export default function AdjustingInput() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      {sizes.map((size) => (
        <FormControl key={size} size={size}>
          <FormLabel>{labels[size]} coupon field</FormLabel>
          <Input
            placeholder="SPRING-2025"
            endDecorator={
              <Button size={size} aria-label={`Apply coupon, ${labels[size].toLowerCase()} field`}>
                Apply
              </Button>
            }
          />
        </FormControl>
      ))}
    </Stack>
  );
}
