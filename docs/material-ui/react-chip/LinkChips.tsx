import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function LinkChips() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Chip
        component="a"
        href="#chips-that-can-be-deleted"
        label="Chips that can be deleted"
        clickable
      />
      <Chip
        component="a"
        href="#accessibility"
        label="Accessibility"
        variant="outlined"
        clickable
      />
    </Stack>
  );
}
