import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function FullWidthGroup() {
  return (
    <Stack sx={{ width: '100%', maxWidth: 420, gap: 1 }}>
      <ButtonGroup fullWidth aria-label="Repeat">
        <Button>Daily</Button>
        <Button>Weekly</Button>
      </ButtonGroup>
      <ButtonGroup fullWidth disabled aria-label="Lesson">
        <Button>Move</Button>
        <Button>Swap rooms</Button>
      </ButtonGroup>
      <Typography variant="body2">You can’t change a lesson on the day it takes place.</Typography>
    </Stack>
  );
}
