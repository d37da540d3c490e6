import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function VariantRanks() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Button variant="solid">Send the order</Button>
      <Button variant="soft" color="neutral">
        Save for later
      </Button>
      <Button variant="outlined" color="neutral">
        Print
      </Button>
      <Button variant="plain" color="neutral">
        Cancel
      </Button>
    </Stack>
  );
}
