import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

export default function TextFieldSizes() {
  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <TextField fullWidth label="Company" defaultValue="Harbor Books" />
      <TextField
        fullWidth
        margin="normal"
        label="Department"
        defaultValue="Children's literature"
      />
      <TextField
        fullWidth
        size="small"
        margin="dense"
        label="Room"
        defaultValue="2.14"
        helperText="Small size with a dense margin."
      />
    </Box>
  );
}
