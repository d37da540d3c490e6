import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import type { RadioProps } from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioPlayground(props: RadioProps) {
  return (
    <RadioGroup row aria-label="Seat" defaultValue="Window" name="radio-playground">
      {['Window', 'Aisle'].map((seat) => (
        <FormControlLabel key={seat} value={seat} label={seat} control={<Radio {...props} />} />
      ))}
    </RadioGroup>
  );
}
