import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';

export default function ButtonGroupSpacing() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <ButtonGroup spacing={1} variant="soft" aria-label="Invoice, with gaps">
        <Button>Print</Button>
        <Button>Send</Button>
      </ButtonGroup>
      <ButtonGroup spacing={0.5} variant="plain" aria-label="Invoice, divided">
        <Button>Print</Button>
        <Button>Send</Button>
        <Divider />
        <Button color="danger">Void</Button>
      </ButtonGroup>
      <ButtonGroup spacing={{ xs: 0, sm: 2 }} aria-label="Invoice, with gaps on wide screens">
        <Button>Print</Button>
        <Button>Send</Button>
      </ButtonGroup>
    </Stack>
  );
}
