import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function ColorChips() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Chip color="primary" label="Confirmed" />
      <Chip color="secondary" label="Waiting list" />
      <Chip color="success" label="Paid" />
      <Chip color="error" variant="outlined" label="Canceled" />
    </Stack>
  );
}
