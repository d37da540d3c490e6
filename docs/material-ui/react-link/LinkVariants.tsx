import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function LinkVariants() {
  return (
    <Stack spacing={1} useFlexGap sx={{ alignItems: 'flex-start' }}>
      <Link href="#variant" variant="h6">
        New in April
      </Link>
      <Link href="#variant" variant="body1">
        All novels by Ada Lindqvist
      </Link>
      <Link href="#variant" variant="caption">
        Interlibrary loan terms
      </Link>
    </Stack>
  );
}
