import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const rooms = Array.from({ length: 30 }, (_room, index) => `Room ${201 + index}`);

export default function LongListSelect() {
  const labelId = React.useId();

  return (
    <FormControl sx={{ width: '100%', maxWidth: 280 }}>
      <InputLabel id={labelId}>Room</InputLabel>
      <Select
        labelId={labelId}
        label="Room"
        defaultValue="Room 212"
        MenuProps={{ slotProps: { paper: { sx: { maxHeight: 240 } } } }}
      >
        {rooms.map((room) => (
          <MenuItem key={room} value={room}>
            {room}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
