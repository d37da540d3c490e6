import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

const colors = ['primary', 'secondary', 'success', 'warning', 'default'] as const;

export default function SwitchColors() {
  return (
    <FormGroup row>
      {colors.map((color) => (
        <FormControlLabel
          key={color}
          control={
            <Switch color={color} defaultChecked slotProps={{ input: { role: 'switch' } }} />
          }
          label={color}
        />
      ))}
    </FormGroup>
  );
}
