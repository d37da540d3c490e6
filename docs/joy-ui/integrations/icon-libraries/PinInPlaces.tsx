import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import { PinIcon } from './PinIcon';

export default function PinInPlaces() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <FormControl>
        <FormLabel>Meeting point</FormLabel>
        <Input startDecorator={<PinIcon />} placeholder="Market square" />
      </FormControl>
      <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Button size="lg" startDecorator={<PinIcon />}>
          Get directions
        </Button>
        <Chip startDecorator={<PinIcon />}>1.2 km</Chip>
      </Stack>
      <Alert startDecorator={<PinIcon />} role="note">
        The north gate is closed.
      </Alert>
    </Stack>
  );
}
