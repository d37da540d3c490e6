import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function LabelShrink() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
      <TextField label="Departure" type="date" slotProps={{ inputLabel: { shrink: true } }} />
      <TextField
        label="Reminder"
        type="time"
        defaultValue="08:30"
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </Stack>
  );
}
