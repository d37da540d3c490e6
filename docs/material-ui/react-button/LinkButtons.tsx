import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';

export default function LinkButtons() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
      <Button variant="outlined" href="#accessibility">
        Go to accessibility
      </Button>
      <Button
        href="https://www.w3.org/WAI/ARIA/apg/patterns/button/"
        target="_blank"
        rel="noopener"
        endIcon={<OpenInNewIcon titleAccess="(opens in a new tab)" />}
      >
        Button pattern
      </Button>
    </Stack>
  );
}
