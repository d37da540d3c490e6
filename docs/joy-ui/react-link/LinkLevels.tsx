import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function LinkLevels() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Link href="#typography-level" level="title-lg">
        Opening hours
      </Link>
      <Link href="#typography-level">Directions by train</Link>
      <Link href="#typography-level" level="body-sm">
        Garden rules
      </Link>
      <Typography level="body-sm">
        The greenhouse closes in winter; see the{' '}
        <Link href="#typography-level" underline="always">
          calendar
        </Link>
        .
      </Typography>
    </Stack>
  );
}
