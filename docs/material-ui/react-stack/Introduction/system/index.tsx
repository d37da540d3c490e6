import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function Introduction() {
  return (
    <Stack
      spacing={1}
      useFlexGap
      sx={{ maxWidth: 240, p: 2, borderRadius: 2, bgcolor: 'action.hover' }}
    >
      <Typography variant="subtitle2" component="div">
        Shopping list
      </Typography>
      <Typography variant="body2">White beans, 500 g</Typography>
      <Typography variant="body2">Sage, one bunch</Typography>
    </Stack>
  );
}
