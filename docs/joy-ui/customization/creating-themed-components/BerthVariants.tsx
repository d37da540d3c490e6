import Stack from '@mui/joy/Stack';
import { Berth } from './Berth';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function BerthVariants() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {variants.map((variant, index) => (
        <Berth key={variant} variant={variant} color="success" number={14 + index}>
          {variant}
        </Berth>
      ))}
    </Stack>
  );
}
