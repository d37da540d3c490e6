import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function BasicSelect() {
  const labelId = React.useId();
  const [platform, setPlatform] = React.useState('');

  return (
    <FormControl sx={{ width: '100%', maxWidth: 280 }}>
      <InputLabel id={labelId}>Platform</InputLabel>
      <Select
        labelId={labelId}
        label="Platform"
        value={platform}
        onChange={(event) => setPlatform(event.target.value)}
      >
        <MenuItem value="1">Platform 1</MenuItem>
        <MenuItem value="2">Platform 2</MenuItem>
        <MenuItem value="3">Platform 3</MenuItem>
      </Select>
    </FormControl>
  );
}
