import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function SelectStates() {
  const seatId = React.useId();
  const helpId = React.useId();
  const classId = React.useId();
  const [seat, setSeat] = React.useState('');
  const missing = seat === '';

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
      <FormControl required error={missing} sx={{ width: 220 }}>
        <InputLabel id={seatId}>Seat</InputLabel>
        <Select
          labelId={seatId}
          label="Seat"
          value={seat}
          onChange={(event) => setSeat(event.target.value)}
          aria-describedby={helpId}
        >
          <MenuItem value="aisle">Aisle</MenuItem>
          <MenuItem value="window">Window</MenuItem>
          <MenuItem value="table" disabled>
            Table, sold out
          </MenuItem>
        </Select>
        <FormHelperText id={helpId}>
          {missing ? 'Choose a seat to continue.' : 'You can change it until departure.'}
        </FormHelperText>
      </FormControl>
      <FormControl disabled sx={{ width: 160 }}>
        <InputLabel id={classId}>Class</InputLabel>
        <Select labelId={classId} label="Class" defaultValue="second">
          <MenuItem value="second">Second</MenuItem>
        </Select>
      </FormControl>
    </Stack>
  );
}
