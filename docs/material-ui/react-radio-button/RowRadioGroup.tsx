import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RowRadioGroup() {
  const labelId = React.useId();

  return (
    <FormControl>
      <FormLabel id={labelId}>Paper format</FormLabel>
      <RadioGroup row aria-labelledby={labelId} defaultValue="A4">
        {['A3', 'A4', 'A5'].map((format) => (
          <FormControlLabel key={format} value={format} control={<Radio />} label={format} />
        ))}
        <FormControlLabel value="A2" disabled control={<Radio />} label="A2 (no paper)" />
      </RadioGroup>
    </FormControl>
  );
}
