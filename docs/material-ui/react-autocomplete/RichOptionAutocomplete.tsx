import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';

interface Guest {
  id: number;
  name: string;
  booking: string;
}

const guests: Guest[] = [
  { id: 1, name: 'Jo Smith', booking: 'K-2041, room 12' },
  { id: 2, name: 'Jo Smith', booking: 'K-2188, room 30' },
  { id: 3, name: 'Ines Moreau', booking: 'K-2190, room 7' },
];

const filterOptions = createFilterOptions<Guest>({
  stringify: (guest) => `${guest.name} ${guest.booking}`,
});

export default function RichOptionAutocomplete() {
  return (
    <Autocomplete
      options={guests}
      filterOptions={filterOptions}
      getOptionLabel={(guest) => guest.name}
      getOptionKey={(guest) => guest.id}
      renderOption={({ key, ...optionProps }, guest) => (
        <li key={key} {...optionProps}>
          <ListItemText primary={guest.name} secondary={guest.booking} />
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Guest or booking number" />}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
