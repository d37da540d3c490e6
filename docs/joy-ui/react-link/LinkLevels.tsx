import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function LinkLevels() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Link href="#type" level="title-lg">
        Opening hours
      </Link>
      <Link href="#type">Directions by train</Link>
      <Link href="#type" level="body-sm">
        Terms of the garden
      </Link>
      <Typography level="body-sm">
        The greenhouse closes in winter; see the{' '}
        <Link href="#type" underline="always">
          calendar
        </Link>
        .
      </Typography>
    </Stack>
  );
}
