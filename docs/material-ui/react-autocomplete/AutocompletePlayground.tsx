import Autocomplete from '@mui/material/Autocomplete';
import type { AutocompleteProps } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const STATIONS = ['Aarhus', 'Bergen', 'Basel', 'Ghent', 'Gdansk'];

export default function AutocompletePlayground(
  props: Partial<AutocompleteProps<string, false, false, boolean>>,
) {
  return (
    <Autocomplete
      options={STATIONS}
      sx={{ width: 280 }}
      renderInput={(params) => <TextField {...params} label="Station" />}
      {...props}
    />
  );
}
