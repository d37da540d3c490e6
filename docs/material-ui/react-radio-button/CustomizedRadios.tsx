import FormControlLabel, { type FormControlLabelProps } from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup, { useRadioGroup } from '@mui/material/RadioGroup';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';

function BoldWhenChosen(props: FormControlLabelProps) {
  const group = useRadioGroup();
  const chosen = group?.value === props.value;

  return (
    <FormControlLabel
      {...props}
      slotProps={{ typography: { sx: { fontWeight: chosen ? 700 : 400 } } }}
    />
  );
}

export default function CustomizedRadios() {
  return (
    <RadioGroup aria-label="Roast" defaultValue="medium">
      {['light', 'medium', 'dark'].map((roast) => (
        <BoldWhenChosen
          key={roast}
          value={roast}
          control={<Radio checkedIcon={<CheckCircleIcon />} sx={{ p: 0.75 }} />}
          label={`${roast.charAt(0).toUpperCase()}${roast.slice(1)} roast`}
        />
      ))}
    </RadioGroup>
  );
}
