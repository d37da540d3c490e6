import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function ValidatedRadioGroup() {
  const labelId = React.useId();
  const helpId = React.useId();
  const [answer, setAnswer] = React.useState<string | null>(null);
  const [submitted, setSubmitted] = React.useState(false);
  const error = submitted && answer !== 'fern';

  const handleSubmit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    setSubmitted(true);
  };

  return (
    <form onSubmit={handleSubmit}>
      <FormControl error={error}>
        <FormLabel id={labelId}>Which plant has no flowers?</FormLabel>
        <RadioGroup
          aria-labelledby={labelId}
          aria-describedby={helpId}
          value={answer}
          onChange={(_event, value) => {
            setAnswer(value);
            setSubmitted(false);
          }}
        >
          <FormControlLabel value="clover" control={<Radio />} label="Clover" />
          <FormControlLabel value="fern" control={<Radio />} label="Fern" />
        </RadioGroup>
        <FormHelperText id={helpId} role="status">
          {!submitted && 'Choose one answer.'}
          {error && 'That is not it. Ferns spread by spores.'}
          {submitted && !error && 'Correct.'}
        </FormHelperText>
        <Button type="submit" variant="outlined" sx={{ marginBlockStart: 1 }}>
          Check answer
        </Button>
      </FormControl>
    </form>
  );
}
