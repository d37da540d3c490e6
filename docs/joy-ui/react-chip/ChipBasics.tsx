import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

const colors = ['neutral', 'primary', 'success', 'warning', 'danger'] as const;
const variants = ['soft', 'solid', 'outlined', 'plain'] as const;

export default function ChipBasics() {
  return (
    <Stack spacing={1.5}>
      {variants.map((variant) => (
        <Stack key={variant} direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          {colors.map((color) => (
            <Chip key={color} variant={variant} color={color}>
              {variant} {color}
            </Chip>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
