import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function InsideTextField() {
  return (
    <Stack sx={{ gap: 2, width: '100%', maxWidth: 360 }}>
      <TextField
        multiline
        minRows={2}
        maxRows={5}
        label="Note for the driver"
        helperText="Grows up to five rows."
      />
    </Stack>
  );
}
