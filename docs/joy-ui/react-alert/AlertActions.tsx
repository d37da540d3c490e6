import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function AlertActions() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert
        color="success"
        role="status"
        endDecorator={
          <Button size="sm" variant="outlined" color="success">
            Undo
          </Button>
        }
      >
        Booking removed.
      </Alert>
      <Alert
        color="success"
        variant="solid"
        invertedColors
        role="status"
        sx={{ flexWrap: 'wrap' }}
        endDecorator={
          <Stack direction="row" spacing={1}>
            <Button size="sm" variant="outlined">
              Receipt
            </Button>
            <Button size="sm">Open ticket</Button>
          </Stack>
        }
      >
        Lane 4 is yours.
      </Alert>
    </Stack>
  );
}
