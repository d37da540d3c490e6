import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function BasicCheckboxes() {
  const [reminder, setReminder] = React.useState(true);

  return (
    <FormGroup>
      <FormControlLabel
        control={
          <Checkbox checked={reminder} onChange={(event) => setReminder(event.target.checked)} />
        }
        label="Remind me one day before"
      />
      <FormControlLabel control={<Checkbox />} label="Send me the slides" />
      <FormControlLabel disabled control={<Checkbox />} label="Reserve a seat (sold out)" />
    </FormGroup>
  );
}
