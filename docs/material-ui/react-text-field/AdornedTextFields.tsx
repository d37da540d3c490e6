import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';

export default function AdornedTextFields() {
  const [visible, setVisible] = React.useState(false);

  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={visible ? 'Hide the access code' : 'Show the access code'}
        onClick={() => setVisible((previous) => !previous)}
      >
        {visible ? <VisibilityOffIcon /> : <VisibilityIcon />}
      </IconButton>
    </InputAdornment>
  );
  const currency = <InputAdornment position="start">€</InputAdornment>;
  const unit = <InputAdornment position="end">kg</InputAdornment>;

  return (
    <Stack sx={{ gap: 2, width: '100%', maxWidth: 320 }}>
      <TextField
        label="Price in euros"
        defaultValue="12.90"
        slotProps={{ input: { startAdornment: currency } }}
      />
      <TextField
        label="Weight in kilograms"
        defaultValue="2.5"
        slotProps={{ input: { endAdornment: unit }, htmlInput: { inputMode: 'decimal' } }}
      />
      <TextField
        label="Access code"
        type={visible ? 'text' : 'password'}
        defaultValue="blue-harbor"
        autoComplete="off"
        slotProps={{ input: { endAdornment: toggle } }}
      />
    </Stack>
  );
}
