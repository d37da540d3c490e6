import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const countries = ['Estonia', 'Latvia', 'Lithuania'];

export default function PlaceholderSelect() {
  const labelId = React.useId();
  const [country, setCountry] = React.useState('');

  return (
    <FormControl sx={{ width: '100%', maxWidth: 280 }}>
      <InputLabel id={labelId} shrink>
        Delivery country
      </InputLabel>
      <Select
        labelId={labelId}
        label="Delivery country"
        displayEmpty
        value={country}
        onChange={(event) => setCountry(event.target.value)}
        renderValue={(value) => value || 'All countries'}
      >
        <MenuItem value="">All countries</MenuItem>
        {countries.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
