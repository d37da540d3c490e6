import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function BasicTextFields() {
  return (
    <Stack
      component="form"
      autoComplete="off"
      direction={{ xs: 'column', sm: 'row' }}
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 2 }}
    >
      <TextField label="City" />
      <TextField label="Street" variant="filled" />
      <TextField label="Postal code" variant="standard" />
    </Stack>
  );
}
