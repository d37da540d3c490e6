import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function SelectStates() {
  const [seat, setSeat] = React.useState('');
  const missing = seat === '';

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
      <FormControl required error={missing} sx={{ width: 220 }}>
        <InputLabel id="SelectStates-seat">Seat</InputLabel>
        <Select
          labelId="SelectStates-seat"
          label="Seat"
          value={seat}
          onChange={(event) => setSeat(event.target.value)}
          aria-describedby="SelectStates-help"
        >
          <MenuItem value="aisle">Aisle</MenuItem>
          <MenuItem value="window">Window</MenuItem>
          <MenuItem value="table" disabled>
            Table, sold out
          </MenuItem>
        </Select>
        <FormHelperText id="SelectStates-help">
          {missing ? 'Choose a seat to continue.' : 'You can change it until departure.'}
        </FormHelperText>
      </FormControl>
      <FormControl disabled sx={{ width: 160 }}>
        <InputLabel id="SelectStates-class">Class</InputLabel>
        <Select labelId="SelectStates-class" label="Class" defaultValue="second">
          <MenuItem value="second">Second</MenuItem>
        </Select>
      </FormControl>
    </Stack>
  );
}
