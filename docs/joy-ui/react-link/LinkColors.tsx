import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;
const variants = [undefined, 'plain', 'outlined', 'soft', 'solid'] as const;

export default function LinkColors() {
  return (
    <Stack spacing={1.5}>
      {variants.map((variant) => (
        <Stack
          key={variant ?? 'none'}
          direction="row"
          useFlexGap
          sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}
        >
          {colors.map((color) => (
            <Link key={color} href="#colors-and-variants" variant={variant} color={color}>
              {variant ?? 'none'}, {color}
            </Link>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
