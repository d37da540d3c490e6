import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function LinkUnderlines() {
  return (
    <Stack spacing={2}>
      <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
        <Link href="#underline">Hover</Link>
        <Link href="#underline" underline="always">
          Always
        </Link>
        <Link href="#underline" underline="none">
          None
        </Link>
      </Stack>
      <Typography>
        Bring your ticket and{' '}
        <Link href="#underline" underline="always">
          proof of age
        </Link>{' '}
        to the entrance.
      </Typography>
    </Stack>
  );
}
