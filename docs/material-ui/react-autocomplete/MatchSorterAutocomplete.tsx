import { matchSorter } from 'match-sorter';
import Autocomplete from '@mui/material/Autocomplete';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';

interface Guest {
  name: string;
  booking: string;
  city: string;
}

const guests: readonly Guest[] = [
  { name: 'Zoë Lindqvist', booking: 'KX-2041', city: 'Malmö' },
  { name: 'Jürgen Krüger', booking: 'KX-2044', city: 'Kraków' },
  { name: 'Inés Carvalho', booking: 'PT-1180', city: 'Évora' },
  { name: 'Tomasz Wójcik', booking: 'KX-2107', city: 'Łódź' },
  { name: 'Amélie Durand', booking: 'FR-0932', city: 'Orléans' },
  { name: 'Søren Kjær', booking: 'DK-3315', city: 'Århus' },
  { name: 'Nuria Peña', booking: 'ES-4408', city: 'Logroño' },
  { name: 'Çağla Öztürk', booking: 'TR-5520', city: 'Çanakkale' },
];

export default function MatchSorterAutocomplete() {
  return (
    <Autocomplete
      options={guests}
      getOptionLabel={({ name }) => name}
      filterOptions={(options, { inputValue }) =>
        matchSorter(options, inputValue, { keys: ['name', 'booking', 'city'] })
      }
      renderOption={({ key, ...props }, { name, booking, city }) => (
        <li key={key} {...props}>
          <ListItemText primary={name} secondary={`${booking}, ${city}`} />
        </li>
      )}
      renderInput={(params) => (
        <TextField {...params} label="Guest" helperText="Try soren, kx, or orleans." />
      )}
      sx={{ width: '100%', maxWidth: 340 }}
    />
  );
}
