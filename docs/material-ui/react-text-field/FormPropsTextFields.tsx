import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

export default function FormPropsTextFields() {
  return (
    <Box
      component="form"
      noValidate
      sx={{
        display: 'grid',
        gap: 2,
        width: '100%',
        gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
      }}
    >
      <TextField
        required
        label="Email"
        type="email"
        name="email"
        autoComplete="email"
        helperText="We send the receipt to this address."
      />
      <TextField
        label="New password"
        type="password"
        name="password"
        autoComplete="new-password"
        helperText="Use at least 12 characters."
      />
      <TextField
        disabled
        label="Customer number"
        defaultValue="C-20418"
        helperText="Assigned after the first order."
      />
      <TextField
        label="Plan"
        defaultValue="Team"
        helperText="Ask an administrator to change it."
        slotProps={{ input: { readOnly: true } }}
      />
    </Box>
  );
}
