import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const variants = [
  'h4',
  'h5',
  'h6',
  'subtitle1',
  'subtitle2',
  'body1',
  'body2',
  'button',
  'caption',
  'overline',
] as const;

export default function TypographyVariants() {
  return (
    <Stack spacing={1} useFlexGap sx={{ width: '100%', overflowWrap: 'anywhere' }}>
      {variants.map((variant) => (
        <Typography key={variant} variant={variant} component="div">
          {variant}: Opening of the lock at noon
        </Typography>
      ))}
    </Stack>
  );
}
