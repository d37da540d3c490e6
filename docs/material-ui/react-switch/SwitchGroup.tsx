import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Switch from '@mui/material/Switch';

const rooms = ['Hall', 'Kitchen', 'Workshop'];

export default function SwitchGroup() {
  const [lit, setLit] = React.useState<Record<string, boolean>>({ Kitchen: true });
  const count = rooms.filter((room) => lit[room]).length;

  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">Lights</FormLabel>
      <FormGroup>
        {rooms.map((room) => (
          <FormControlLabel
            key={room}
            control={
              <Switch
                checked={lit[room] ?? false}
                onChange={(event) => setLit({ ...lit, [room]: event.target.checked })}
                slotProps={{ input: { role: 'switch' } }}
              />
            }
            label={room}
          />
        ))}
      </FormGroup>
      <FormHelperText role="status">
        {count} of {rooms.length} rooms are lit.
      </FormHelperText>
    </FormControl>
  );
}
