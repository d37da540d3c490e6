import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const shelves = ['Atlases', 'Biographies', 'Crime', 'Poetry', 'Travel'];

export default function ControlledAutocomplete() {
  const [value, setValue] = React.useState<string | null>('Poetry');
  const [inputValue, setInputValue] = React.useState('Poetry');

  return (
    <Stack sx={{ width: '100%', maxWidth: 300, gap: 2 }}>
      <Autocomplete
        options={shelves}
        value={value}
        onChange={(_event, newValue) => setValue(newValue)}
        inputValue={inputValue}
        onInputChange={(_event, newInputValue) => setInputValue(newInputValue)}
        renderInput={(params) => <TextField {...params} label="Shelf" />}
      />
      <Typography variant="body2">
        Chosen: {value ?? 'nothing'}
        <br />
        Typed: {inputValue || 'nothing'}
      </Typography>
    </Stack>
  );
}
