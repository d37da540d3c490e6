import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function GlobalVariants() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 520 }}>
      {variants.map((variant) => (
        <Stack
          key={variant}
          direction="row"
          useFlexGap
          spacing={1.5}
          sx={{ alignItems: 'center', flexWrap: 'wrap' }}
        >
          <Button variant={variant}>Save</Button>
          <Chip variant={variant} color="primary">
            {variant}
          </Chip>
          <Alert variant={variant} color="primary" size="sm" sx={{ flexGrow: 1 }}>
            Draft saved
          </Alert>
        </Stack>
      ))}
    </Stack>
  );
}
