import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function VerticalButtonGroup() {
  return (
    <ButtonGroup orientation="vertical" variant="contained" disableElevation aria-label="Floor">
      <Button>Roof garden</Button>
      <Button>Reading room</Button>
      <Button>Entrance</Button>
    </ButtonGroup>
  );
}
