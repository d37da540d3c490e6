import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

const asSwitch = { input: { role: 'switch' } };

export default function BasicSwitches() {
  const [alarm, setAlarm] = React.useState(true);

  return (
    <FormGroup>
      <FormControlLabel
        control={
          <Switch
            checked={alarm}
            onChange={(event) => setAlarm(event.target.checked)}
            slotProps={asSwitch}
          />
        }
        label="Frost alarm"
      />
      <FormControlLabel control={<Switch slotProps={asSwitch} />} label="Night ventilation" />
      <FormControlLabel
        disabled
        control={<Switch slotProps={asSwitch} />}
        label="Shading (no motor connected)"
      />
    </FormGroup>
  );
}
