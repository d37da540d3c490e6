import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function GroupedSelect() {
  const labelId = React.useId();

  return (
    <FormControl sx={{ width: '100%', maxWidth: 280 }}>
      <InputLabel id={labelId}>Instrument</InputLabel>
      <Select labelId={labelId} label="Instrument" defaultValue="cello">
        <ListSubheader>Strings</ListSubheader>
        <MenuItem value="cello">Cello</MenuItem>
        <MenuItem value="viola">Viola</MenuItem>
        <ListSubheader>Woodwind</ListSubheader>
        <MenuItem value="flute">Flute</MenuItem>
        <MenuItem value="oboe">Oboe</MenuItem>
      </Select>
    </FormControl>
  );
}
