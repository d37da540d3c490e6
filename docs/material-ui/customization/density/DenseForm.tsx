import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const normal = createTheme();

const dense = createTheme({
  components: {
    MuiButton: { defaultProps: { size: 'small' } },
    MuiMenuItem: { defaultProps: { dense: true } },
    MuiSwitch: { defaultProps: { size: 'small' } },
    MuiTextField: { defaultProps: { size: 'small' } },
  },
});

export default function DenseForm() {
  const [compact, setCompact] = React.useState(false);

  return (
    <Stack sx={{ gap: 2, width: '100%', maxWidth: 320 }}>
      <FormControlLabel
        control={
          <Switch checked={compact} onChange={(event) => setCompact(event.target.checked)} />
        }
        label="Dense theme"
      />
      <ThemeProvider theme={compact ? dense : normal}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          <Stack spacing={2}>
            <TextField label="Customer" defaultValue="Harbor bakery" />
            <TextField select label="Payment" defaultValue="transfer">
              <MenuItem value="transfer">Bank transfer</MenuItem>
              <MenuItem value="cash">Cash</MenuItem>
            </TextField>
            <Button variant="contained">Save the invoice</Button>
          </Stack>
        </Paper>
      </ThemeProvider>
    </Stack>
  );
}
