import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioColors() {
  return (
    <RadioGroup row aria-label="Inspection result" defaultValue="passed">
      <FormControlLabel value="passed" control={<Radio color="success" />} label="Passed" />
      <FormControlLabel value="failed" control={<Radio color="error" />} label="Failed" />
      <FormControlLabel value="open" control={<Radio color="default" />} label="Not inspected" />
    </RadioGroup>
  );
}
