import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function LinkColors() {
  return (
    <Stack spacing={1.5} useFlexGap sx={{ alignItems: 'flex-start' }}>
      <Link href="#color">Catalog</Link>
      <Link href="#color" color="textPrimary">
        Reading groups
      </Link>
      <Link href="#color" color="error">
        Overdue loans
      </Link>
      <Box sx={{ px: 2, py: 1, bgcolor: 'primary.main', color: 'primary.contrastText' }}>
        <Link href="#color" color="inherit">
          Opening hours
        </Link>
      </Box>
    </Stack>
  );
}
