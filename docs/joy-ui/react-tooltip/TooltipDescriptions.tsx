import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

export default function TooltipDescriptions() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Tooltip describeChild title="Subscribers get an email immediately">
        <Button>Publish</Button>
      </Tooltip>
      <Tooltip describeChild title="Only you can see it">
        <Button variant="outlined">Save draft</Button>
      </Tooltip>
    </Stack>
  );
}
