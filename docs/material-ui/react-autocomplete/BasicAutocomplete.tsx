import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const stations = [
  { label: 'Bergen', code: 'BRG' },
  { label: 'Bodø', code: 'BO' },
  { label: 'Lillehammer', code: 'LHM' },
  { label: 'Oslo S', code: 'OSL' },
  { label: 'Stavanger', code: 'STV' },
  { label: 'Trondheim S', code: 'TND' },
];

export default function BasicAutocomplete() {
  return (
    <Autocomplete
      options={stations}
      renderInput={(params) => <TextField {...params} label="Departure station" />}
      sx={{ width: '100%', maxWidth: 300 }}
    />
  );
}
