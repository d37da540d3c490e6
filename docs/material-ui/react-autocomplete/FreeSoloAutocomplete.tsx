import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const recentSearches = ['apple crumble', 'barley soup', 'leek tart', 'rye bread', 'walnut pesto'];

export default function FreeSoloAutocomplete() {
  return (
    <Autocomplete
      freeSolo
      options={recentSearches}
      renderInput={(params) => <TextField {...params} label="Search recipes" />}
      sx={{ width: '100%', maxWidth: 300 }}
    />
  );
}
