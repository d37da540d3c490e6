import Alert from '@mui/joy/Alert';
import Stack from '@mui/joy/Stack';

const variants = ['soft', 'solid', 'outlined', 'plain'] as const;

export default function AlertVariants() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      {variants.map((variant) => (
        <Alert key={variant} variant={variant} role="note">
          {variant}: The pool opens at ten today.
        </Alert>
      ))}
    </Stack>
  );
}
