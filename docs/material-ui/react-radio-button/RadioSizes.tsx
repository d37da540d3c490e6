import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioSizes() {
  return (
    <RadioGroup row aria-label="Radio button size" defaultValue="small">
      <FormControlLabel value="small" control={<Radio size="small" />} label="Small" />
      <FormControlLabel value="medium" control={<Radio />} label="Medium" />
      <FormControlLabel
        value="larger"
        control={<Radio sx={{ '& svg': { fontSize: 32 } }} />}
        label="Larger, with sx"
      />
    </RadioGroup>
  );
}
