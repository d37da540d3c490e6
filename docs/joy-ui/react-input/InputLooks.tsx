import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

const variants = ['outlined', 'soft', 'solid', 'plain'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

export default function InputLooks() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      {variants.map((variant) => (
        <Input
          key={variant}
          variant={variant}
          defaultValue={variant}
          aria-label={`Variant ${variant}`}
        />
      ))}
      {sizes.map((size) => (
        <Input
          key={size}
          size={size}
          color="primary"
          defaultValue={`Size ${size}`}
          aria-label={`Size ${size}`}
        />
      ))}
    </Stack>
  );
}
