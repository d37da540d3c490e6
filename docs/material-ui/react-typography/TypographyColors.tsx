import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TypographyColors() {
  return (
    <Stack spacing={0.5} useFlexGap>
      <Typography>Berth 14, free (no color)</Typography>
      <Typography color="textSecondary">Depth 2.4 m (textSecondary)</Typography>
      <Typography color="primary">Reserve by radio (primary)</Typography>
      <Typography color="secondary">New: shore power (secondary)</Typography>
      <Typography color="success">Water: clean (success)</Typography>
    </Stack>
  );
}
