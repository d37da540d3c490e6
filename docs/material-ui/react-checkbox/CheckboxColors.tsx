import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function CheckboxColors() {
  return (
    <FormGroup row>
      <FormControlLabel control={<Checkbox defaultChecked />} label="Primary" />
      <FormControlLabel control={<Checkbox color="secondary" defaultChecked />} label="Secondary" />
      <FormControlLabel control={<Checkbox color="success" defaultChecked />} label="Success" />
      <FormControlLabel control={<Checkbox color="default" defaultChecked />} label="Default" />
    </FormGroup>
  );
}
