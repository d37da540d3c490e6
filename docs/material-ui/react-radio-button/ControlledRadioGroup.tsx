import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const prices: Record<string, string> = { day: '€9', week: '€32', month: '€90' };

export default function ControlledRadioGroup() {
  const labelId = React.useId();
  const [pass, setPass] = React.useState('week');

  return (
    <FormControl>
      <FormLabel id={labelId}>Climbing pass</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={pass}
        onChange={(_event, value) => setPass(value)}
      >
        <FormControlLabel value="day" control={<Radio />} label="One day" />
        <FormControlLabel value="week" control={<Radio />} label="One week" />
        <FormControlLabel value="month" control={<Radio />} label="One month" />
      </RadioGroup>
      <FormHelperText role="status">Price: {prices[pass]}</FormHelperText>
    </FormControl>
  );
}
