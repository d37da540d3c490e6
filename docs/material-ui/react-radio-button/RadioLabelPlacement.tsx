import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const grades = ['Never', 'Rarely', 'Often', 'Daily'];

export default function RadioLabelPlacement() {
  const labelId = React.useId();

  return (
    <FormControl>
      <FormLabel id={labelId}>How often do you borrow books?</FormLabel>
      <RadioGroup row aria-labelledby={labelId}>
        {grades.map((grade) => (
          <FormControlLabel
            key={grade}
            value={grade}
            control={<Radio />}
            label={grade}
            labelPlacement="bottom"
            sx={{ marginInline: 1 }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
