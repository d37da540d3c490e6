import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

const variants = ['soft', 'solid', 'outlined', 'plain'] as const;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function CircularProgressLooks() {
  return (
    <Stack spacing={3}>
      {variants.map((variant) => (
        <Stack key={variant} direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
          {colors.map((color) => (
            <CircularProgress
              key={color}
              determinate
              value={70}
              variant={variant}
              color={color}
              aria-label={`${variant} ${color} example`}
            />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
