import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function DividerBasics() {
  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 320 }}>
      <Typography>Adults pay 8 euros.</Typography>
      <Divider />
      <Typography>Children under 12 pay nothing.</Typography>
      <Divider />
      <Typography>The garden closes at dusk.</Typography>
    </Stack>
  );
}
