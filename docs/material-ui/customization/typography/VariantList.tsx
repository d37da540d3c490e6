import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const variants = ['h3', 'h4', 'h5', 'h6', 'subtitle1', 'body1', 'body2', 'caption'] as const;

export default function VariantList() {
  return (
    <Stack sx={{ gap: 1 }}>
      {variants.map((variant) => (
        <Typography key={variant} variant={variant} component="div">
          {variant}: pears and plums
        </Typography>
      ))}
    </Stack>
  );
}
