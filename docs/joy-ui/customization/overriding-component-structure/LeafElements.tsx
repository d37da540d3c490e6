import Alert from '@mui/joy/Alert';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function LeafElements() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Chip
        variant="outlined"
        color="neutral"
        slotProps={{ action: { component: 'a', href: '/joy-ui/react-chip' } }}
      >
        Chip with a link inside
      </Chip>
      <Alert
        role="status"
        startDecorator="Gale warning:"
        slotProps={{ startDecorator: { component: 'strong' } }}
      >
        stay in port until 18:00.
      </Alert>
    </Stack>
  );
}
