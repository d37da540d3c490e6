import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

export default function Introduction() {
  return (
    <FormControlLabel
      control={
        <Switch
          defaultChecked
          slotProps={{ input: { role: 'switch' } }}
          sx={{
            '& .MuiSwitch-track': { borderRadius: 1 },
            '& .MuiSwitch-thumb': { borderRadius: 0.5, boxShadow: 'none' },
          }}
        />
      }
      label="Remind me to water"
    />
  );
}
