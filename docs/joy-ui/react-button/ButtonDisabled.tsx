import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonDisabled() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Button disabled>Solid</Button>
      <Button disabled variant="soft">
        Soft
      </Button>
      <Button disabled variant="outlined">
        Outlined
      </Button>
      <Button disabled variant="plain">
        Plain
      </Button>
    </Stack>
  );
}
