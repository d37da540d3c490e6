import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function BasicButtonGroup() {
  return (
    <ButtonGroup aria-label="Manuscript page">
      <Button>Previous</Button>
      <Button>Contents</Button>
      <Button>Next</Button>
    </ButtonGroup>
  );
}
