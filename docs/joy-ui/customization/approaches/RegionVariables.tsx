import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

function SearchRow({ name }: { name: string }) {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Input placeholder="Name" slotProps={{ input: { 'aria-label': `Passenger, ${name}` } }} />
      <Button>Add</Button>
    </Stack>
  );
}

export default function RegionVariables() {
  return (
    <Stack spacing={2}>
      <SearchRow name="default corners" />
      <Box sx={{ '--joy-radius-sm': '0px', '--joy-fontSize-md': '1.125rem' }}>
        <SearchRow name="square corners" />
      </Box>
    </Stack>
  );
}
