import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const sizes = ['small', 'medium', 'large'] as const;

export default function CheckboxSizes() {
  return (
    <FormGroup row>
      {sizes.map((size) => (
        <FormControlLabel
          key={size}
          control={<Checkbox size={size} defaultChecked />}
          label={`${size.charAt(0).toUpperCase()}${size.slice(1)}`}
        />
      ))}
    </FormGroup>
  );
}
