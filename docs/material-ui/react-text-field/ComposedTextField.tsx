import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

export default function ComposedTextField() {
  const id = React.useId();

  return (
    <FormControl variant="outlined" required sx={{ width: '100%', maxWidth: 320 }}>
      <InputLabel htmlFor={id}>Shop address</InputLabel>
      <OutlinedInput
        id={id}
        label="Shop address"
        defaultValue="harbor-books"
        aria-describedby={`${id}-help`}
        endAdornment={<InputAdornment position="end">.example.com</InputAdornment>}
      />
      <FormHelperText id={`${id}-help`}>
        Customers reach your shop at this name under example.com.
      </FormHelperText>
    </FormControl>
  );
}
