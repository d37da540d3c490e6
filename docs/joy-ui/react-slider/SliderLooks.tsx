import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

const sizes = ['sm', 'md', 'lg'] as const;
const variants = ['soft', 'outlined', 'plain'] as const;

export default function SliderLooks() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      {sizes.map((size, index) => (
        <Slider
          key={size}
          size={size}
          defaultValue={30 + index * 20}
          aria-label={`Size ${size}`}
          valueLabelDisplay="auto"
        />
      ))}
      {variants.map((variant, index) => (
        <Slider
          key={variant}
          variant={variant}
          color="success"
          defaultValue={30 + index * 20}
          aria-label={`Variant ${variant}`}
        />
      ))}
    </Stack>
  );
}
