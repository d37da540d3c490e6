import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListSubheader from '@mui/material/ListSubheader';
import type { ListSubheaderProps } from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

function RoomHeader(props: ListSubheaderProps) {
  return (
    <ListSubheader
      {...props}
      disableSticky
      sx={{ borderBlockStart: 1, borderColor: 'divider', lineHeight: 2.5, fontWeight: 'bold' }}
    />
  );
}

// Without this line, the focus would start on the header when no option is selected.
RoomHeader.muiSkipListHighlight = true;

export default function CustomGroupSelect() {
  const labelId = React.useId();

  return (
    <FormControl sx={{ width: '100%', maxWidth: 280 }}>
      <InputLabel id={labelId}>Practice room</InputLabel>
      <Select labelId={labelId} label="Practice room" defaultValue="">
        <RoomHeader>With a piano</RoomHeader>
        <MenuItem value="101">Room 101</MenuItem>
        <MenuItem value="104">Room 104</MenuItem>
        <RoomHeader>For percussion</RoomHeader>
        <MenuItem value="b2">Basement 2</MenuItem>
        <MenuItem value="b3">Basement 3</MenuItem>
      </Select>
    </FormControl>
  );
}
