import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const variants = ['soft', 'solid', 'outlined', 'plain'] as const;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function LinearProgressLooks() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 420 }}>
      {variants.map((variant) => (
        <Stack key={variant} spacing={1}>
          <Typography level="body-sm">{variant}</Typography>
          {colors.map((color, index) => (
            <LinearProgress
              key={color}
              determinate
              value={30 + index * 15}
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
