import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function BasicChips() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Chip label="Vegetarian" />
      <Chip label="30 minutes" variant="outlined" />
      <Chip label="Serves four" size="small" />
    </Stack>
  );
}
