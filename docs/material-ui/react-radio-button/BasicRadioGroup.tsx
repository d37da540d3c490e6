import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function BasicRadioGroup() {
  const labelId = React.useId();

  return (
    <FormControl>
      <FormLabel id={labelId}>Pickup</FormLabel>
      <RadioGroup aria-labelledby={labelId} defaultValue="counter" name="collection">
        <FormControlLabel value="counter" control={<Radio />} label="At the counter" />
        <FormControlLabel value="locker" control={<Radio />} label="From a locker" />
        <FormControlLabel value="courier" control={<Radio />} label="By courier" />
      </RadioGroup>
    </FormControl>
  );
}
