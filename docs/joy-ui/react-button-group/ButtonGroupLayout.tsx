import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Stack from '@mui/joy/Stack';

export default function ButtonGroupLayout() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 360 }}>
      <ButtonGroup buttonFlex={1} aria-label="Period, equal widths">
        <Button>Day</Button>
        <Button>Month</Button>
        <Button>Year</Button>
      </ButtonGroup>
      <ButtonGroup buttonFlex="0 1 120px" aria-label="Decision, at most 120 px each">
        <Button>Accept</Button>
        <Button>Decline</Button>
      </ButtonGroup>
      <ButtonGroup orientation="vertical" variant="soft" aria-label="Folder, one below the other">
        <Button>Open</Button>
        <Button>Rename</Button>
        <Button>Move</Button>
      </ButtonGroup>
    </Stack>
  );
}
