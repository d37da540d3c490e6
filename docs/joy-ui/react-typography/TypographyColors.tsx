import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function TypographyColors() {
  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 420 }}>
      <Typography color="danger">The gate closes in five minutes.</Typography>
      <Typography color="success">All bags are on board.</Typography>
      <Typography textColor="text.tertiary">Gate B 24</Typography>
      <Typography component="div">
        {colors.map((color) => (
          <Typography key={color} variant="soft" color={color} sx={{ marginInlineEnd: 1 }}>
            {color}
          </Typography>
        ))}
      </Typography>
    </Stack>
  );
}
