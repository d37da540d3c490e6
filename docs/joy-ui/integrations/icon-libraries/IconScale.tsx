import Stack from '@mui/joy/Stack';
import { PinIcon } from './PinIcon';

export default function IconScale() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <PinIcon size="sm" titleAccess="Small pin" />
      <PinIcon titleAccess="Medium pin" />
      <PinIcon size="lg" titleAccess="Large pin" />
      <PinIcon fontSize="xl4" titleAccess="36-pixel pin" />
      <PinIcon size="lg" color="primary" titleAccess="Blue pin, your location" />
      <PinIcon size="lg" color="danger" titleAccess="Red pin, closed" />
    </Stack>
  );
}
