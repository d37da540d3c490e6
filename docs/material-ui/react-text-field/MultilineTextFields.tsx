import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function MultilineTextFields() {
  return (
    <Stack sx={{ gap: 2, width: '100%', maxWidth: 480 }}>
      <TextField
        label="Comment"
        multiline
        minRows={2}
        maxRows={5}
        defaultValue="The box grows with the text and scrolls after five rows."
      />
      <TextField
        label="Delivery notes"
        multiline
        rows={3}
        helperText="This box always shows three rows."
      />
    </Stack>
  );
}
