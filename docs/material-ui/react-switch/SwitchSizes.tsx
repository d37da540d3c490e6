import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

export default function SwitchSizes() {
  return (
    <FormGroup sx={{ gap: 1 }}>
      <FormControlLabel
        control={<Switch defaultChecked slotProps={{ input: { role: 'switch' } }} />}
        label="Medium"
      />
      <FormControlLabel
        control={<Switch size="small" defaultChecked slotProps={{ input: { role: 'switch' } }} />}
        label="Small"
        sx={{ marginInlineStart: 0, gap: 1 }}
      />
    </FormGroup>
  );
}
