import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function DirectionStack() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained">Start cooking</Button>
      <Button variant="outlined">Add to list</Button>
      <Button>Share recipe</Button>
    </Stack>
  );
}
