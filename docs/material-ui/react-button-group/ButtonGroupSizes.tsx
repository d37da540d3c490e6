import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

export default function ButtonGroupSizes() {
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <ButtonGroup size="small" color="secondary" aria-label="Zoom, small">
        <Button>50%</Button>
        <Button>100%</Button>
      </ButtonGroup>
      <ButtonGroup size="medium" aria-label="Zoom, medium">
        <Button>50%</Button>
        <Button>100%</Button>
      </ButtonGroup>
      <ButtonGroup size="large" color="success" aria-label="Zoom, large">
        <Button>50%</Button>
        <Button>100%</Button>
      </ButtonGroup>
    </Stack>
  );
}
